/** The demo catalogue in this directory: products, past customers and orders, and reviews. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { categoryValues } from '#domain/categories.ts';
import { netUnits } from '#domain/cosmeticFacts.ts';

const taka = z.int().positive();
const count = z.int().min(0);
/** Days before the moment of loading, so that the demo always looks current. */
const daysAgo = z.int().positive();

const product = z.strictObject({
  /** Orders and reviews refer to the product by this key. */
  key: z.string(),
  daysAgo,
  name: z.string(),
  description: z.string(),
  category: z.enum(categoryValues),
  subcategory: z.string(),
  price: taka,
  originalPrice: taka.optional(),
  /** Today's stock. The pieces of past orders are not in it. */
  stock: count,
  tags: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  sizes: z.array(
    z.strictObject({ size: z.string(), measurement: z.string(), stock: count, available: z.boolean() }),
  ),
  colors: z.array(
    z.strictObject({ name: z.string(), hexCode: z.string(), stock: count, available: z.boolean() }),
  ),
  images: z.array(
    z.strictObject({
      file: z.string(),
      alt: z.string(),
      color: z.string().default(''),
      width: count,
      height: count,
    }),
  ),
  nameBn: z.string().optional(),
  descriptionBn: z.string().optional(),
  featured: z.boolean(),
  isNewArrival: z.boolean(),
  isCombo: z.boolean(),
  comboItems: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  /** The products that a combo is made of, by their keys. A bangle without a size comes in the customer's. */
  components: z
    .array(
      z.strictObject({
        product: z.string(),
        quantity: z.int().positive().default(1),
        selectedSize: z.string().nullable().default(null),
        selectedColor: z.string().nullable().default(null),
      }),
    )
    .default([]),
  comboDiscount: z.int().optional(),
  /** Of cosmetics. */
  ingredients: z.string().optional(),
  shade: z.string().optional(),
  netContent: z.strictObject({ value: z.number(), unit: z.enum(netUnits) }).optional(),
  howToUse: z.string().optional(),
  madeIn: z.string().optional(),
  maker: z.string().optional(),
});

const line = z.strictObject({
  product: z.string(),
  quantity: z.int().positive(),
  size: z.string().optional(),
  colour: z.string().optional(),
});

const customer = z.strictObject({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  joinedDaysAgo: daysAgo,
  address: z.strictObject({ address: z.string(), district: z.string(), thana: z.string() }),
  /** All delivered, oldest first. */
  orders: z.array(z.strictObject({ key: z.string(), daysAgo, lines: z.array(line) })),
});

const review = z.strictObject({
  product: z.string(),
  customer: z.string(),
  order: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  comment: z.string(),
  helpful: count,
  daysAfterDelivery: count,
});

export type DemoProduct = z.output<typeof product>;
export type DemoCustomer = z.output<typeof customer>;
export type DemoOrder = DemoCustomer['orders'][number];
export type DemoReview = z.output<typeof review>;

export interface DemoCatalogue {
  products: readonly DemoProduct[];
  customers: readonly DemoCustomer[];
  reviews: readonly DemoReview[];
}

export const photosFolder = new URL('photos/', import.meta.url);

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8')));
}

export async function readCatalogue(): Promise<DemoCatalogue> {
  const [products, customers, reviews] = await Promise.all([
    read('products.json', z.array(product)),
    read('customers.json', z.array(customer)),
    read('reviews.json', z.array(review)),
  ]);
  return { products, customers, reviews };
}
