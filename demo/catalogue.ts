/** The demo catalogue as it lies in this folder: what the shop sells, who bought it before and what they say. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { categoryValues } from '#domain/categories.ts';

const taka = z.int().positive();
const count = z.int().min(0);
/** Ages are days before the moment of loading, so that the shop always looks as if it were open now. */
const daysAgo = z.int().positive();

const product = z.strictObject({
  /** What orders and reviews call it. */
  key: z.string(),
  daysAgo,
  name: z.string(),
  description: z.string(),
  category: z.enum(categoryValues),
  subcategory: z.string(),
  price: taka,
  originalPrice: taka.optional(),
  /** What is left today; what was sold before came on top of it. */
  stock: count,
  tags: z.array(z.string()),
  specifications: z.record(z.string(), z.string()),
  sizes: z.array(
    z.strictObject({ size: z.string(), measurement: z.string(), stock: count, available: z.boolean() }),
  ),
  colors: z.array(
    z.strictObject({ name: z.string(), hexCode: z.string(), stock: count, available: z.boolean() }),
  ),
  images: z.array(z.strictObject({ file: z.string(), alt: z.string(), width: count, height: count })),
  featured: z.boolean(),
  isNewArrival: z.boolean(),
  isCombo: z.boolean(),
  comboItems: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  comboDiscount: z.int().optional(),
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
  /** All of them delivered; the oldest first. */
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
