/** The photos of a product page. Separate from the form's rules, which every page with cards loads. */
import { type Coloured, showsColour } from './photoColours.ts';
import { isColourLeft, type Stocked } from './stock.ts';

export interface ShownPhoto<Image> {
  image: Image;
  /** The photo's color, if that color cannot be bought. */
  goneColour: string | null;
}

/** In the admin's order, photos of unavailable colors last. */
export function shownPhotos<Image extends Coloured>(
  product: Pick<Stocked, 'category' | 'sizes'> & { colors: Stocked['colors']; images: readonly Image[] },
): ShownPhoto<Image>[] {
  const photos = product.images.map((image) => {
    const colour = product.colors.find(({ name }) => showsColour(image, name));
    return { image, goneColour: colour && !isColourLeft(product, colour) ? colour.name : null };
  });
  return [
    ...photos.filter(({ goneColour }) => goneColour === null),
    ...photos.filter(({ goneColour }) => goneColour !== null),
  ];
}

/** The index of the first photo of a color. -1 if there is none. */
export const photoOfColour = (photos: readonly ShownPhoto<Coloured>[], name: string): number =>
  photos.findIndex(({ image }) => showsColour(image, name));

/** The URL of a product's first image. Empty when it has none. */
export const mainImage = ({ images }: { images: readonly { url: string }[] }): string => images[0]?.url ?? '';
