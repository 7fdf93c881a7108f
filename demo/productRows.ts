/** Rows of the demo products. */
import type { Insertable } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import { settledComponents } from '#domain/comboForm.ts';
import type { StockedComponent } from '#domain/combos.ts';
import { imageUrl } from '#domain/images.ts';
import { toPoisha } from '#domain/money.ts';
import type { Products } from '#server/database/tables.ts';
import type { DemoProduct } from './catalogue.ts';
import type { DemoPhotos } from './photoRows.ts';

/** A product with its id and creation date. */
export interface PlacedProduct extends Omit<DemoProduct, 'components'> {
  id: string;
  createdAt: Date;
  /** With ids instead of keys. */
  components: readonly StockedComponent<PlacedProduct>[];
}

type ProductWithId = Omit<PlacedProduct, 'components'> & Pick<DemoProduct, 'components'>;

/** Combos with the products that they are made of. A component's only color need not be named. */
export function withComponents(products: readonly ProductWithId[]): PlacedProduct[] {
  const simple = new Map(products.map((product) => [product.key, { ...product, components: [] }]));
  return products.map((product) => ({
    ...product,
    components: settledComponents(product.components, simple).map((component) => {
      const stocked = simple.get(component.product);
      if (!stocked) throw new Error(`The demo combo ${product.key} names no product: ${component.product}`);
      return { ...component, product: stocked.id, stocked: { ...stocked, listed: true } };
    }),
  }));
}

export const productRow = (product: PlacedProduct): Insertable<Products> => ({
  id: product.id,
  name: product.name,
  description: product.description,
  name_bn: product.nameBn ?? '',
  description_bn: product.descriptionBn ?? '',
  price: toPoisha(product.price),
  original_price: product.originalPrice === undefined ? null : toPoisha(product.originalPrice),
  category: product.category,
  subcategory: product.subcategory,
  stock: product.stock,
  tags: product.tags,
  specifications: JSON.stringify(product.specifications),
  featured: product.featured,
  is_new_arrival: product.isNewArrival,
  is_combo: product.isCombo,
  combo_discount: product.comboDiscount ?? null,
  ingredients: product.ingredients ?? '',
  shade: product.shade ?? '',
  net_content: product.netContent?.value ?? null,
  net_unit: product.netContent?.unit ?? null,
  how_to_use: product.howToUse ?? '',
  made_in: product.madeIn ?? '',
  maker: product.maker ?? '',
  created_at: product.createdAt,
  updated_at: product.createdAt,
});

export const sizeRows = ({ id, sizes }: PlacedProduct) =>
  sizes.map(({ size, ...rest }, position) => ({ product_id: id, name: size, position, ...rest }));

export const colourRows = ({ id, colors }: PlacedProduct) =>
  colors.map(({ name, hexCode, ...rest }, position) => ({
    product_id: id,
    slug: colourSlug(name),
    name,
    hex: hexCode,
    position,
    ...rest,
  }));

export const imageRows = ({ id, images }: PlacedProduct, photos: DemoPhotos) =>
  images.map(({ file, alt, color, width, height }, position) => {
    const upload = photoOf(photos, file);
    const own = { upload_id: upload, public_id: upload, url: imageUrl(upload) };
    return { product_id: id, position, ...own, alt, colour: color, width, height };
  });

export const comboRows = ({ id, comboItems }: PlacedProduct) =>
  comboItems.map((item, position) => ({ product_id: id, position, ...item }));

export const componentRows = ({ id, components }: PlacedProduct) =>
  components.map(({ product, quantity, selectedSize, selectedColor }, position) => ({
    combo_id: id,
    position,
    component_id: product,
    quantity,
    size: selectedSize,
    colour: selectedColor,
    colour_slug: selectedColor && colourSlug(selectedColor),
  }));

/** The image of an order line. */
export const firstImage = ({ images }: PlacedProduct, photos: DemoPhotos): string =>
  images[0] ? imageUrl(photoOf(photos, images[0].file)) : '';

function photoOf(photos: DemoPhotos, file: string): string {
  const photo = photos.get(file);
  if (!photo) throw new Error(`The demo catalogue has no photo ${file}`);
  return photo.row.id;
}
