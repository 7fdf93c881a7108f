/** The form of a product: rules that depend on more than one field, and what is saved of it. Prices are in taka. */
import type { z } from 'zod';
import { factsOf } from './cosmeticFacts.ts';
import { withKnownColours } from './photoColours.ts';
import type { productChangeSchema, wholeForm } from './productFields.schema.ts';
import { isComboProduct } from './products.ts';
import { isSoldBySize, mayHaveSizes, mustHaveSizes, sizeLimit } from './sizes.ts';

type WholeForm = z.output<typeof wholeForm>;

/** Rules that depend on another field. Checked even if other fields are invalid. Each is true for a form that keeps it. */
export const hasSizes = (form: WholeForm) =>
  isMadeOfOthers(form) || !mustHaveSizes(form.category) || (form.sizes?.length ?? 0) > 0;
/** Only a product that is counted as a whole needs a count of its own. */
export const hasStock = (form: WholeForm) =>
  isMadeOfOthers(form) || isFormSoldBySize(form) || form.stock !== undefined;

/** A combo with components. Another product has none. */
const isMadeOfOthers = (form: Pick<WholeForm, 'isCombo' | 'category' | 'components'>): boolean =>
  isComboProduct(form) && (form.components?.length ?? 0) > 0;

/** True for a form with too many sizes. Sizes of a category that has none are dropped, however many they are. */
export const exceedsSizeLimit = ({ category, sizes }: WholeForm): boolean =>
  mayHaveSizes(category) && (sizes?.length ?? 0) > sizeLimit(category);

/** Asked while other fields may be anything at all. */
const isFormSoldBySize = ({ category, sizes }: Pick<WholeForm, 'category' | 'sizes'>) =>
  isSoldBySize({ category, sizes: Array.isArray(sizes) ? sizes : [] });

/** A hidden product needs no photos yet. */
export const hasImages = (form: WholeForm) => form.isActive === false || form.images?.length !== 0;

/**
 * The form as it is saved: the stock of a product sold by size is counted by size, and another one has no sizes; a combo
 * with components has neither stock nor choices of its own; only cosmetics have their facts. A blank original price or cost
 * is left out.
 */
export function savedForm({ originalPrice, costPrice, ...form }: WholeForm) {
  const ofOthers = isMadeOfOthers(form);
  const bySize = isFormSoldBySize(form) && !ofOthers;
  return {
    ...form,
    ...(originalPrice ? { originalPrice } : {}),
    ...(costPrice ? { costPrice } : {}),
    stock: bySize || ofOthers ? 0 : (form.stock ?? 0),
    sizes: bySize ? form.sizes : [],
    ...factsOf(form),
    colors: ofOthers ? [] : form.colors,
    images: ofOthers ? withKnownColours(form.images, []) : form.images,
    components: ofOthers ? form.components : [],
  };
}

/** True for a body that rules across fields can read. */
export const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The values of the form while editing. */
export type ProductFormDraft = z.input<typeof wholeForm>;
/** The saved values. Prices are in taka. */
export type ProductForm = ReturnType<typeof savedForm>;
export type ProductChange = z.output<typeof productChangeSchema>;

/** The product with a change. Photos lose a color that the change removes. Validate it with `productFormSchema`. */
export const withChange = (current: ProductForm, change: ProductChange): ProductFormDraft => ({
  ...current,
  ...(change.colors && { images: withKnownColours(current.images, change.colors) }),
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});
