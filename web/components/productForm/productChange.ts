/** What of a form is sent: only what its owner changed, so that nothing that happened meanwhile is undone. */
import type { ProductChange, ProductForm } from '#domain/products.ts';

type Field = keyof ProductForm & keyof ProductChange;
type Counted = { stock: number };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const fieldsOf = (form: Partial<ProductForm>): Field[] => Object.keys(form) as Field[];

export function changedFields(saved: Partial<ProductForm>, form: ProductForm): Field[] {
  const known = new Set([...fieldsOf(saved), ...fieldsOf(form)]);
  return [...known].filter((field) => !isSame(saved[field], form[field]));
}

/** A count that the owner left alone is today's: pieces may have been sold since the form was opened. */
function recount<Row extends Counted>(
  rows: readonly Row[],
  saved: readonly Row[] = [],
  fresh: readonly Row[] = [],
  nameOf: (row: Row) => string,
): Row[] {
  const find = (list: readonly Row[], row: Row) => list.find((known) => nameOf(known) === nameOf(row));
  return rows.map((row) => {
    const [was, is] = [find(saved, row), find(fresh, row)];
    return was && is && was.stock === row.stock ? { ...row, stock: is.stock } : row;
  });
}

/**
 * The change to send. `saved` is the product as the form was opened with, `fresh` as it is now.
 * An original price that was taken out has to be named, or it would stay.
 */
export function changeOf(
  saved: Partial<ProductForm>,
  form: ProductForm,
  fresh: Partial<ProductForm>,
): Partial<ProductForm> {
  const change = Object.fromEntries(changedFields(saved, form).map((field) => [field, form[field]]));
  return {
    ...change,
    ...('originalPrice' in change && { originalPrice: form.originalPrice ?? 0 }),
    ...('sizes' in change && { sizes: recount(form.sizes, saved.sizes, fresh.sizes, ({ size }) => size) }),
    ...('colors' in change && {
      colors: recount(form.colors, saved.colors, fresh.colors, ({ name }) => name),
    }),
  };
}
