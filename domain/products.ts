/** A product as the owner writes it. The form and the API read the same schema, with the same sentences. */
import { z } from 'zod';
import { categoryField, isSoldBySize } from './categories.ts';
import { optionalPriceField, priceField } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { colourList, comboItemList, imageList, sizeList, specificationMap, tagList } from './productParts.ts';
import { MAX_STOCK } from './stock.ts';
import { line, requiredLine, requiredParagraph } from './text.ts';

export const productMessages = {
  price: 'Valid price is required',
  originalPrice: 'Valid original price is required',
  stock: 'Valid stock quantity is required',
  sizesMissing: 'At least one size is required for bangles',
} as const;

export const MAX_NAME = 200;

const flag = (label: string) => z.boolean({ error: `${label} must be true or false` });

/** Each field by itself, without what it is when left out. */
const fields = {
  name: requiredLine('Product name', MAX_NAME),
  description: requiredParagraph('Description', 10_000),
  price: priceField(productMessages.price),
  originalPrice: optionalPriceField(productMessages.originalPrice),
  category: categoryField,
  subcategory: line('Subcategory', 100),
  stock: typedNumber(wholeNumber(productMessages.stock, 0, MAX_STOCK).optional()),
  tags: tagList,
  specifications: specificationMap,
  sizes: sizeList,
  colors: colourList,
  images: imageList,
  featured: flag('Featured'),
  isNewArrival: flag('New arrival'),
  isCombo: flag('Combo'),
  comboItems: comboItemList,
  comboDiscount: typedNumber(
    wholeNumber('Combo discount must be a whole percentage from 0 to 100', 0, 100).default(0),
  ),
  isActive: flag('Shown in the shop'),
};

const wholeForm = z.object({
  ...fields,
  subcategory: fields.subcategory.default(''),
  tags: fields.tags.default([]),
  specifications: fields.specifications.default({}),
  sizes: fields.sizes.default([]),
  colors: fields.colors.default([]),
  featured: fields.featured.default(false),
  isNewArrival: fields.isNewArrival.default(false),
  isCombo: fields.isCombo.default(false),
  comboItems: fields.comboItems.default([]),
  isActive: fields.isActive.default(true),
});

type WholeForm = z.output<typeof wholeForm>;

/** The two rules that hang on the category are told even while other fields are still wrong. */
const hasSizes = (form: WholeForm) => !isSoldBySize(form.category) || (form.sizes?.length ?? 0) > 0;
const hasStock = (form: WholeForm) => isSoldBySize(form.category) || form.stock !== undefined;

/** What saving makes of a form: bangles are counted by size and nothing else has sizes. */
function saved({ originalPrice, ...form }: WholeForm) {
  const bySize = isSoldBySize(form.category);
  return {
    ...form,
    ...(originalPrice ? { originalPrice } : {}),
    stock: bySize ? 0 : (form.stock ?? 0),
    sizes: bySize ? form.sizes : [],
  };
}

const isMap = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const productFormSchema = wholeForm
  .refine(hasSizes, {
    path: ['sizes'],
    error: productMessages.sizesMissing,
    when: ({ value }) => isMap(value),
  })
  .refine(hasStock, { path: ['stock'], error: productMessages.stock, when: ({ value }) => isMap(value) })
  .transform(saved);

/** As the form holds it while it is typed. */
export type ProductFormDraft = z.input<typeof productFormSchema>;
/** As it is saved; prices in taka. */
export type ProductForm = z.output<typeof productFormSchema>;

/** A change that names some fields only; the rest stays. The result is read by `productFormSchema` as a whole. */
export const productChangeSchema = z
  .object({
    ...fields,
    comboDiscount: typedNumber(
      z.number({ error: 'Combo discount must be a whole percentage from 0 to 100' }).optional(),
    ),
  })
  .partial();
export type ProductChange = z.output<typeof productChangeSchema>;

export const withChange = (current: ProductForm, change: ProductChange): ProductFormDraft => ({
  ...current,
  ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
});

/** Whole percents off, or null where nothing is off. */
export function percentOff(price: number, originalPrice: number | null | undefined): number | null {
  if (!originalPrice || originalPrice <= price) return null;
  return Math.round((1 - price / originalPrice) * 100) || null;
}

export type Badge = 'New' | 'Combo' | 'Featured';

export const badgesOf = (product: {
  featured: boolean;
  isNewArrival: boolean;
  isCombo: boolean;
  category: string;
}) => {
  const badges: Badge[] = [];
  if (product.isNewArrival) badges.push('New');
  if (isComboProduct(product)) badges.push('Combo');
  if (product.featured) badges.push('Featured');
  return badges;
};

export const isComboProduct = (product: { isCombo: boolean; category: string }): boolean =>
  product.isCombo || product.category === 'combo';
