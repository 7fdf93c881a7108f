/** What a card needs of a product: pages send that along, not each product whole. */
import type { Product } from '#web/catalogue.ts';

const cardFields = [
  '_id',
  'name',
  'category',
  'price',
  'originalPrice',
  'stock',
  'inStock',
  'sizes',
  'colors',
  'rating',
  'numReviews',
  'featured',
  'isNewArrival',
  'isCombo',
] as const satisfies readonly (keyof Product)[];

export type CardProduct = Pick<Product, (typeof cardFields)[number] | 'images'>;

/** The photo, and the one shown when it is pointed at. */
const cardPhotos = 2;

export function cardOf(product: Product): CardProduct {
  const fields = Object.fromEntries(cardFields.map((field) => [field, product[field]]));
  return { ...fields, images: product.images.slice(0, cardPhotos) } as CardProduct;
}
