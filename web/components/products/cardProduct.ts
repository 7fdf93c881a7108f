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

type CardFields = Pick<Product, (typeof cardFields)[number]>;

export type CardProduct = CardFields &
  Pick<Product, 'images'> & {
    /** Empty unless it is a combo. */
    components: readonly { product: string }[];
  };

/** The photo and the hover photo. */
const cardPhotos = 2;

export function cardOf(product: Product): CardProduct {
  const fields = Object.fromEntries(cardFields.map((field) => [field, product[field]])) as CardFields;
  const components = product.components.map(({ product: id }) => ({ product: id }));
  // The photos of a card have no texts of their own: its link says the name. Those of a page of cards weigh more than 1 KB.
  const images = product.images.slice(0, cardPhotos).map((photo) => ({ ...photo, alt: '' }));
  return { ...fields, components, images };
}
