/** The catalogue. */
import { z } from 'zod';
import { listingSchema } from '#domain/listing.ts';
import { wholeNumber } from '#domain/numbers.ts';
import { limitField, pageSizes } from '#domain/pages.ts';
import { productChangeSchema, productFormSchema } from '#domain/products.ts';
import { endpoint } from './endpoint.ts';
import { listTags, PRODUCTS_TAG, productTag } from './tags.ts';
import { answeringTwins, productTwins, readingTwins } from './twins.ts';
import { amount, idParams, messageAnswer, moment, pagination, picture } from './values.ts';

const group = 'Products';

export const productAnswer = answeringTwins(
  z.object({
    _id: z.string(),
    name: z.string(),
    description: z.string(),
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
      z.object({ name: z.string(), hexCode: z.string(), stock: z.int(), available: z.boolean() }),
    ),
    images: z.array(picture),
    featured: z.boolean(),
    isNewArrival: z.boolean(),
    isCombo: z.boolean(),
    comboItems: z.array(z.object({ name: z.string(), description: z.string() })),
    comboDiscount: z.number(),
    isActive: z.boolean(),
    createdAt: moment,
    /** Goes up with each edit; an edit that names an older one is told so. */
    version: z.int(),
  }),
  productTwins,
);

export const productList = z.array(productAnswer);

const facet = z.array(z.object({ value: z.string(), count: z.int() }));

/** How many products each filter would find under the other filters chosen. */
const facets = z.object({
  categories: facet,
  colors: facet,
  prices: facet,
  /** A search fits so many that the first ones alone were counted: each number is at least that. */
  atLeast: z.boolean().optional(),
});

const listed = { kind: 'public', tagsOf: listTags } as const;

/** A list that the shop curates, the newest first. */
const curated = (path: `/${string}`, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    who: 'anyone',
    group,
    summary,
    input: { query: z.object({ limit: limitField(pageSizes.curated) }) },
    output: productList,
    cache: listed,
  });

const version = wholeNumber('Version is not valid', 1, 2_147_483_647).optional();

export const products = {
  products: endpoint({
    method: 'GET',
    path: '/products',
    who: 'anyone',
    group,
    summary: 'Filtered, sorted and searched, in pages',
    input: { query: listingSchema },
    output: z.object({ products: productList, pagination, facets: facets.optional() }),
    cache: { kind: 'public', tagsOf: (answer) => listTags(answer.products) },
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
    output: productAnswer,
    refusals: ['productNotFound'],
    cache: { kind: 'public', tagsOf: (product) => [productTag(product._id)] },
  }),
  createProduct: endpoint({
    method: 'POST',
    path: '/products',
    who: 'admin',
    group,
    summary: 'Add a product to the shop',
    input: { body: readingTwins(productFormSchema, productTwins) },
    output: z.object({ product: productAnswer }),
    status: 201,
    touches: () => [PRODUCTS_TAG],
  }),
  updateProduct: endpoint({
    method: 'PUT',
    path: '/products/:id',
    who: 'admin',
    group,
    summary: 'Change a product; what is left out stays',
    input: { params: idParams, body: readingTwins(productChangeSchema.extend({ version }), productTwins) },
    output: z.object({ product: productAnswer }),
    refusals: ['productNotFound', 'changedMeanwhile'],
    touches: ({ product }) => listTags([product]),
  }),
  deleteProduct: endpoint({
    method: 'DELETE',
    path: '/products/:id',
    who: 'admin',
    group,
    summary: 'Take a product out of the shop; orders keep their lines',
    input: { params: idParams },
    output: messageAnswer,
    refusals: ['productNotFound'],
    touches: (_, { params }) => [PRODUCTS_TAG, productTag(params.id)],
  }),
};
