/** The public catalogue, and how admins create, change and delete products. Prices are in taka. */

import { z } from 'zod';
import { limitField } from '#domain/listFields.ts';
import { listingSchema } from '#domain/listing.schema.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { pageSizes } from '#domain/pages.ts';
import { productChangeSchema } from '#domain/productFields.schema.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { countsSeenField } from '#domain/seenCounts.schema.ts';
import { fieldTexts } from '#texts/fields.ts';
import { acceptingAliases, productAliases } from './aliases.ts';
import { endpoint } from './endpoint.ts';
import { productList, productResponse } from './productResponse.ts';
import { listTags, PRODUCTS_TAG, productPageTags, productTag, stockTags } from './tags.ts';
import { idParams, messageResponse, pagination } from './values.ts';

const group = 'Products';

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
