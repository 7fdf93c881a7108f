/** The fields of a product that a card needs, so that pages do not send whole products. */
import type { Product } from '#web/api/responses.ts';

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

/** The photo and the hover photo. */
const cardPhotos = 2;

export function cardOf(product: Product): CardProduct {
  const fields = Object.fromEntries(cardFields.map((field) => [field, product[field]]));
  return { ...fields, images: product.images.slice(0, cardPhotos) } as CardProduct;
}
