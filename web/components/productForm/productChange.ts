/** Sends only the fields that the admin changed, so that changes in the meantime are not undone. */
import { type Count, countKey, countsOf, stockByCount } from '#domain/productCounts.ts';
import type { ProductChange, ProductForm } from '#domain/productForm.ts';
import { type Counts, countsBy, recount } from '#domain/recount.ts';

type Field = keyof ProductForm & keyof ProductChange;
type Row<Part extends 'sizes' | 'colors'> = ProductForm[Part][number];

const sizeName = ({ size }: Row<'sizes'>) => size;
const colourName = ({ name }: Row<'colors'>) => name;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = (form: Partial<ProductForm>): Field[] => Object.keys(form) as Field[];

export function changedFields(saved: Partial<ProductForm>, form: ProductForm): Field[] {
  const known = new Set([...fieldsOf(saved), ...fieldsOf(form)]);
  return [...known].filter((field) => !isSame(saved[field], form[field]));
}

/**
 * The change to send. `saved` is the product when the form was opened, `fresh` is the product now. A removed original
 * price or cost must be sent explicitly, or it would stay.
 */
export function changeOf(
  saved: Partial<ProductForm>,
  form: ProductForm,
  fresh: Partial<ProductForm>,
): Partial<ProductForm> {
  const recounted = <Part extends 'sizes' | 'colors'>(part: Part, nameOf: (row: Row<Part>) => string) => {
    const countsIn = (some: Partial<ProductForm>) => countsBy((some[part] ?? []) as Row<Part>[], nameOf);
    return recount(form[part] as Row<Part>[], nameOf, { saved: countsIn(saved), fresh: countsIn(fresh) });
  };
  const change = Object.fromEntries(changedFields(saved, form).map((field) => [field, form[field]]));
  return {
    ...change,
    ...('originalPrice' in change && { originalPrice: form.originalPrice ?? 0 }),
    ...('costPrice' in change && { costPrice: form.costPrice ?? 0 }),
    ...('sizes' in change && { sizes: recounted('sizes', sizeName) }),
    ...('colors' in change && { colors: recounted('colors', colourName) }),
  };
}

/**
 * What the sent counts are based on: an edited one on the count that the form showed, any other on the one that is sent. The
 * server refuses an edited count that is another one by now.
 */
export function seenCounts(
  saved: Partial<ProductForm>,
  form: ProductForm,
  change: Partial<ProductForm>,
): Count[] {
  const listed = ({ stock = 0, sizes = [], colors = [] }: Partial<ProductForm>) =>
    countsOf({ stock, sizes, colors });
  const [shown, typed] = [saved, form].map((some) => stockByCount(listed(some))) as [Counts, Counts];
  return listed(change)
    .filter(({ unit }) => unit !== 'product' || change.stock !== undefined)
    .flatMap((count) => {
      const key = countKey(count);
      const stock = shown.get(key);
      if (stock === undefined) return [];
      return [{ ...count, stock: stock === typed.get(key) ? count.stock : stock }];
    });
}
