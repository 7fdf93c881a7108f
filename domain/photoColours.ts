/** Rules for the color of a photo: it must be a color of the product. */
import { colourSlug } from './colours.ts';

export type Coloured = { color: string };
type Named = { name: string };

/** Compares by slug, like a filter: ignores case and spaces. */
export const showsColour = ({ color }: Coloured, name: string): boolean =>
  colourSlug(color) === colourSlug(name);

/** The index of the first photo of a color that the product does not have. -1 if there is none. */
export const photoOfUnknownColour = (images: readonly Coloured[], colors: readonly Named[]): number =>
  images.findIndex((image) => image.color !== '' && !colors.some(({ name }) => showsColour(image, name)));

/** Photos of the color first, in the admin's order otherwise. */
export const colourFirst = <Image extends Coloured>(
  images: readonly Image[],
  colour: string | null,
): readonly Image[] =>
  colour === null
    ? images
    : images.toSorted((one, other) => Number(showsColour(other, colour)) - Number(showsColour(one, colour)));

/** The photos after the colors have changed. A photo of a removed color shows no color in particular. */
export const withKnownColours = <Image extends Coloured>(
  images: readonly Image[],
  colors: readonly Named[],
): Image[] =>
  images.map((image) => (photoOfUnknownColour([image], colors) === -1 ? image : { ...image, color: '' }));
