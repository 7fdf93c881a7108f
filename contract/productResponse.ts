/** A product as the API returns it: to everyone, and to admins. Prices are in taka, stock and quantities in pieces. */
import { z } from 'zod';
import { componentProblems } from '#domain/combos.ts';
import { netUnits } from '#domain/cosmeticFacts.ts';
import { productAliases, withAliases } from './aliases.ts';
import { amount, choice, moment, picture } from './values.ts';

/** '2027-05' */
const month = z.string();

const productFields = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  /**
   * Only in admin, where name and description are the English ones: what Bangla pages show, empty for the same as in English.
   * Elsewhere name and description are in the language of the request.
   */
  nameBn: z.string().optional(),
  descriptionBn: z.string().optional(),
  price: amount,
  originalPrice: amount.optional(),
  category: z.string(),
  subcategory: z.string(),
  stock: z.int(),
  inStock: z.boolean(),
  rating: z.number(),
  numReviews: z.int(),
  tags: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  sizes: z.array(
    z.object({ size: z.string(), measurement: z.string(), stock: z.int(), available: z.boolean() }),
  ),
  colors: z.array(
    z.object({
      name: z.string(),
      hexCode: z.string(),
      stock: z.int(),
      available: z.boolean(),
      bestBefore: month.optional(),
    }),
  ),
  images: z.array(picture.extend({ color: z.string() })),
  featured: z.boolean(),
  isNewArrival: z.boolean(),
  isCombo: z.boolean(),
  comboItems: z.array(z.object({ name: z.string(), description: z.string() })),
  /**
   * The products that a combo is made of. Its `stock` is how many of it can be put together, and its `sizes` are those that
   * the customer can choose for the components whose size is open.
   */
  components: z.array(
    z.object({
      product: z.string(),
      name: z.string(),
      image: z.string(),
      price: amount,
      /** Pieces in one combo. */
      quantity: z.int(),
      ...choice,
      /** What it is offered in. */
      sizes: z.array(z.string()),
      colors: z.array(z.string()),
      isSizeOpen: z.boolean(),
      /** Why it cannot be bought now: hidden, no longer in this size or color, sold out. */
      problem: z.enum(componentProblems).nullable(),
    }),
  ),
  comboDiscount: z.number(),
  isActive: z.boolean(),
  createdAt: moment,
  /** Increases with each edit. An edit of an older version is refused with `changedMeanwhile`. */
  version: z.int(),
  /** Of cosmetics, each where it is known. */
  ingredients: z.string().optional(),
  shade: z.string().optional(),
  netContent: z.object({ value: z.number(), unit: z.enum(netUnits) }).optional(),
  howToUse: z.string().optional(),
  madeIn: z.string().optional(),
  maker: z.string().optional(),
  /** The month before which the pieces that are sent next are best, of a cosmetic with batches. */
  bestBefore: month.optional(),
});

/** A product as everyone sees it. */
export const productResponse = withAliases(productFields, productAliases);

/** A product in admin, with its batches. What a piece costs the shop needs the duty `money`. */
export const adminProductResponse = withAliases(
  productFields.extend({
    costPrice: amount.optional(),
    /** In lists: how many wait for a message that it is back. */
    waiting: z.int().optional(),
    /** The combos that it is part of. They cannot be bought while it is hidden or deleted. */
    inCombos: z.array(z.object({ _id: z.string(), name: z.string() })).optional(),
    /** Only of a cosmetic with batches: its stock follows from these. Long expired ones without pieces are left out. */
    batches: z
      .array(
        z.object({
          id: z.string(),
          /** The slug of its color; empty for a product without colors. */
          colour: z.string(),
          label: z.string(),
          /** The last day in Dhaka; null for pieces that were there before the first batch. */
          expiresOn: z.string().nullable(),
          pieces: z.int(),
          sellable: z.boolean(),
        }),
      )
      .optional(),
    /** Of a cosmetic alone: batches whose last day is this one or before are not sold. */
    unsoldUntil: z.string().optional(),
  }),
  productAliases,
);

/** A saved product that is no longer sold: what it is recognised by, with its first picture at most. */
export const unsoldProduct = productFields
  .pick({ _id: true, name: true, images: true })
  .extend({ isActive: z.literal(false) });

/** A product that is sold, where those that are not may be listed too. */
export const soldProduct = withAliases(productFields.extend({ isActive: z.literal(true) }), productAliases);

export const productList = z.array(productResponse);
