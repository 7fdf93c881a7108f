/** Bulk edit: one change of price, stock and flags for many products. */
import { z } from 'zod';
import { bulkMessages } from '#texts/bulkEdit.ts';
import { productMessages } from '#texts/productRules.ts';
import { priceField } from './money.schema.ts';
import { MAX_PRICE_TAKA, toPoisha, toTaka } from './money.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { priceRoundingValues, roundedPrice } from './priceRounding.ts';
import type { ProductForm } from './productForm.ts';
import { isSoldBySize } from './sizes.ts';
import { MAX_STOCK } from './stock.ts';

/** The most products in one change. */
export const MAX_BULK = 1000;

const isNoPercent = { error: () => bulkMessages.percent };
const isNoAmount = { error: () => bulkMessages.taka };

const percent = typedNumber(z.number(isNoPercent).min(-99, isNoPercent).max(1000, isNoPercent));
const taka = typedNumber(
  z.number(isNoAmount).min(-MAX_PRICE_TAKA, isNoAmount).max(MAX_PRICE_TAKA, isNoAmount),
);
const pieces = (min: number) => typedNumber(wholeNumber(() => bulkMessages.pieces, min, MAX_STOCK));

const rounding = z.enum(priceRoundingValues, { error: () => bulkMessages.rounding }).optional();

const priceChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), amount: priceField(() => productMessages.price) }),
  z.object({ kind: z.literal('percent'), amount: percent, rounding }),
  z.object({ kind: z.literal('add'), amount: taka, rounding }),
]);
const stockChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), amount: pieces(0) }),
  z.object({ kind: z.literal('add'), amount: pieces(-MAX_STOCK) }),
]);

export const bulkFlags = ['isActive', 'featured', 'isNewArrival', 'isCombo'] as const;
const flag = z.boolean().optional();

export const bulkChangeSchema = z
  .object({
    /** In taka. `percent` rounds to whole taka, or as `rounding` says; `add` is exact without it, `set` always. */
    price: priceChange.optional(),
    /**
     * `before` shows the old price crossed out if the new one is lower; `none` removes crossed-out prices.
     */
    originalPrice: z.enum(['before', 'none']).optional(),
    /** Applies to each size of a bangle, to each color of a product with colors, else to the product. */
    stock: stockChange.optional(),
    featured: flag,
    isNewArrival: flag,
    isCombo: flag,
    isActive: flag,
  })
  .refine((change) => Object.values(change).some((part) => part !== undefined), {
    error: () => bulkMessages.nothing,
  });
export type BulkChange = z.output<typeof bulkChangeSchema>;

function priceAfter(price: number, change: NonNullable<BulkChange['price']>): number {
  if (change.kind === 'set') return change.amount;
  if (change.kind === 'percent') return roundedPrice((price * (100 + change.amount)) / 100, change.rounding);
  const sum = toTaka(toPoisha(price) + toPoisha(change.amount));
  return change.rounding && sum > 0 ? roundedPrice(sum, change.rounding) : sum;
}

const stockAfter = (stock: number, { kind, amount }: NonNullable<BulkChange['stock']>): number =>
  kind === 'set' ? amount : stock + amount;

/** The stock of a product with colors is the sum of its colors, before and after. A combo with components has none. */
function withStockAfter(form: ProductForm, change: NonNullable<BulkChange['stock']>): Partial<ProductForm> {
  const each = <Row extends { stock: number }>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, stock: stockAfter(row.stock, change) }));
  if (form.components.length > 0) return {};
  if (isSoldBySize(form)) return { sizes: each(form.sizes) };
  const colors = each(form.colors);
  if (colors.length === 0) return { stock: stockAfter(form.stock, change) };
  const together = { ...change, amount: change.amount * colors.length };
  return { colors, stock: stockAfter(form.stock, together) };
}

function originalPriceAfter(form: ProductForm, price: number, change: BulkChange): number | undefined {
  if (change.originalPrice === 'none') return undefined;
  return change.originalPrice === 'before' && price < form.price ? form.price : form.originalPrice;
}

/** The edited product. Validate it with `productFormSchema`, which reports what is wrong. */
export function bulkEdited(form: ProductForm, change: BulkChange): ProductForm {
  const { originalPrice, ...rest } = form;
  const price = change.price ? priceAfter(form.price, change.price) : form.price;
  const original = originalPriceAfter(form, price, change);
  const flags = bulkFlags.flatMap((name) => (change[name] === undefined ? [] : [[name, change[name]]]));
  return {
    ...rest,
    ...(original !== undefined && { originalPrice: original }),
    price,
    ...(change.stock && withStockAfter(form, change.stock)),
    ...Object.fromEntries(flags),
  };
}
