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

/** The smallest width that holds a photo whole. Photos are never enlarged, so a wider one would be the same. */
export const wholeWidth = (pixels: number): ImageWidth =>
  imageWidths.find((width) => width >= pixels) ?? 1600;

/**
 * The `srcset` of one of the shop's photos. Where its width is known, the list ends with the photo whole and tells its
 * true width. Undefined for photos of elsewhere, which come in one size.
 */
export function srcSetOf(url: string, format: ImageFormat, pixelWidth?: number | null): string | undefined {
  const publicId = publicIdOf(url);
  if (!publicId) return undefined;
  const pixels = pixelWidth ?? Number.POSITIVE_INFINITY;
  return imageWidths
    .filter((width) => width <= wholeWidth(pixels))
    .map((width) => `${imageUrl(publicId, width, format)} ${Math.min(width, pixels)}w`)
    .join(', ');
}
