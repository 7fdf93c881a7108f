/** The public catalogue, and how admins create, change and delete products. Prices are in taka. */

import { z } from 'zod';
import { componentProblems } from '#domain/combos.ts';
import { netUnits } from '#domain/cosmeticFacts.ts';
import { limitField } from '#domain/listFields.ts';
import { listingSchema } from '#domain/listing.schema.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { pageSizes } from '#domain/pages.ts';
import { productChangeSchema } from '#domain/productFields.schema.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { countsSeenField } from '#domain/seenCounts.schema.ts';
import { fieldTexts } from '#texts/fields.ts';
import { acceptingAliases, productAliases, withAliases } from './aliases.ts';
import { endpoint } from './endpoint.ts';
import { listTags, PRODUCTS_TAG, productPageTags, productTag, stockTags } from './tags.ts';
import { amount, choice, idParams, messageResponse, moment, pagination, picture } from './values.ts';

const group = 'Products';

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

export const productList = z.array(productResponse);

const facet = z.array(z.object({ value: z.string(), count: z.int() }));

/** The number of products per filter value, under the other chosen filters. */
const facets = z.object({
  categories: facet,
  colors: facet,
  prices: facet,
  /** Sizes without products are left out. */
  sizes: facet,
  /** One value, as each of the next two filters has. */
  offers: facet,
  stock: facet,
  ratings: facet,
  /**
   * True if a search matches so many products that only the first were counted; each number is a minimum then.
   */
  atLeast: z.boolean().optional(),
});

/** For a search that finds nothing. */
const nearest = z.object({
  /** What the shop does not have. */
  text: z.string(),
  /** What it shows instead. */
  hint: z.string(),
  /** The search with its spelling corrected. */
  didYouMean: z.string().optional(),
  categories: z.array(z.object({ value: z.string(), label: z.string() })),
  products: productList,
});

/**
 * Cached until one of the listed products, or the list itself, changes. The response contains the pieces left of each
 * product. Pages of lists only show whether any are left, so a sale does not make them stale.
 */
const cachedAsList = { kind: 'public', tagsOf: listTags, ownTagsOf: stockTags } as const;

const shownIn = <P>(response: { products: P[]; nearest?: { products: P[] } }): P[] => [
  ...response.products,
  ...(response.nearest?.products ?? []),
];

/** A curated list: newest first, sold out last. */
const curated = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    who: 'anyone',
    group,
    summary,
    input: { query: z.object({ limit: limitField(pageSizes.curated) }) },
    response: productList,
    cache: cachedAsList,
  });

const version = wholeNumber(() => fieldTexts.notValid(fieldTexts.version), 1, 2_147_483_647).optional();

export const products = {
  products: endpoint({
    method: 'GET',
    path: '/products',
    who: 'anyone',
    group,
    summary: 'Products in pages, filtered, sorted and searched',
    input: { query: listingSchema },
    response: z.object({
      products: productList,
      pagination,
      facets: facets.optional(),
      nearest: nearest.optional(),
    }),
    cache: {
      kind: 'public',
      tagsOf: (response) => listTags(shownIn(response)),
      ownTagsOf: (response) => stockTags(shownIn(response)),
    },
  }),
  featuredProducts: curated('/products/featured/list', 'Featured products'),
  combos: curated('/products/combos/list', 'Combo sets'),
  newArrivals: curated('/products/new-arrivals/list', 'New arrivals'),
  product: endpoint({
    method: 'GET',
    path: '/products/:id',
    who: 'anyone',
    group,
    summary: 'One product',
    input: { params: idParams },
    response: productResponse,
    refusals: ['productNotFound'],
    cache: { kind: 'public', tagsOf: productPageTags },
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/products',
    who: 'admin',
    duty: 'products',
    group,
    summary: 'Add a product to the shop',
    input: { body: acceptingAliases(productFormSchema, productAliases) },
    response: z.object({ product: productResponse }),
    status: 201,
    refusals: ['idempotencyMismatch', 'requestInProgress'],
    idempotent: true,
    touches: () => [PRODUCTS_TAG],
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/products/:id',
    who: 'admin',
    duty: 'products',
    group,
    summary:
      'Change a product. Omitted fields stay the same. With `countsSeen`, an edited count that has moved since is refused',
    input: {
      params: idParams,
      body: acceptingAliases(
        productChangeSchema.extend({ version, countsSeen: countsSeenField }),
        productAliases,
      ),
    },
    response: z.object({ product: productResponse }),
    refusals: ['productNotFound', 'changedMeanwhile', 'stockMoved'],
    touches: ({ product }) => listTags([product]),
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/products/:id',
    who: 'admin',
    duty: 'products',
    group,
    summary: 'Delete a product. Orders keep their lines',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['productNotFound'],
    touches: (_, { params }) => [PRODUCTS_TAG, productTag(params.id)],
  }),
};
