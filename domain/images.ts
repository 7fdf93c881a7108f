/**
 * Where a photo of the shop is found: `/media/{publicId}/{width}.{format}`, in a fixed set of widths and formats, so that
 * nobody can have the server make pictures without end. The same in the browser, which picks, and the server, which makes.
 */
import { isId } from './ids.ts';

/** From a thumbnail in a cart line to a phone's or laptop's full width on a dense screen. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Smallest files first: a `<picture>` offers them in this order. */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

export const contentTypeOf: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

export interface ImageVariant {
  width: ImageWidth;
  format: ImageFormat;
}

/** The one an answer's `url` names: large enough for a page, readable by everything. */
export const standardVariant: ImageVariant = { width: 1280, format: 'jpg' };

const ROOM = '/media/';
const FILE = new RegExp(`^(${imageWidths.join('|')})\\.(${imageFormats.join('|')})$`);

export function imageUrl(
  publicId: string,
  width: ImageWidth = standardVariant.width,
  format: ImageFormat = standardVariant.format,
): string {
  return `${ROOM}${publicId}/${width}.${format}`;
}

/** `640.avif` as width and format; null for any other name. */
export function variantOf(file: string): ImageVariant | null {
  const [, width, format] = FILE.exec(file) ?? [];
  return width && format ? { width: Number(width) as ImageWidth, format: format as ImageFormat } : null;
}

/** The photo's id in one of the shop's own addresses; null for an address of anywhere else. */
export function publicIdOf(url: string): string | null {
  if (!url.startsWith(ROOM)) return null;
  const [publicId, file, ...rest] = url.slice(ROOM.length).split('/');
  return isId(publicId) && file && variantOf(file) && rest.length === 0 ? publicId : null;
}

export const isOwnImage = (url: string): boolean => publicIdOf(url) !== null;

/** The widths worth offering of a photo this wide: none larger than it, but for the one that holds it whole. */
function widthsWithin(pixels: number): readonly ImageWidth[] {
  const whole = imageWidths.findIndex((width) => width >= pixels);
  return whole < 0 ? imageWidths : imageWidths.slice(0, whole + 1);
}

/**
 * The `srcset` of one of the shop's photos. Photos are never enlarged, so where its width is known the list ends there
 * and tells the last one's true width. Undefined for photos of elsewhere, which come in one size.
 */
export function srcSetOf(url: string, format: ImageFormat, pixelWidth?: number | null): string | undefined {
  const publicId = publicIdOf(url);
  if (!publicId) return undefined;
  const pixels = pixelWidth ?? Number.POSITIVE_INFINITY;
  return widthsWithin(pixels)
    .map((width) => `${imageUrl(publicId, width, format)} ${Math.min(width, pixels)}w`)
    .join(', ');
}
