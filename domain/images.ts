/**
 * URLs of the shop's photos: `/media/{publicId}/{width}.{format}`. Widths and formats are a fixed set, so that
 * nobody can make the server render images without end. The browser chooses from it, the server renders it.
 */
import { isId } from './ids.ts';

/** In pixels: from a thumbnail in a cart line to the full width of a phone or laptop with a dense screen. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Smallest files first, the order of sources in a `<picture>`. */
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

/** The variant in a response's `url`: large enough for a page, readable by every client. */
export const standardVariant: ImageVariant = { width: 1280, format: 'jpg' };

const MEDIA_PATH = '/media/';
const FILE = new RegExp(`^(${imageWidths.join('|')})\\.(${imageFormats.join('|')})$`);

/** The path of one variant of a photo: `/media/{publicId}/1280.jpg`. */
export function imageUrl(
  publicId: string,
  width: ImageWidth = standardVariant.width,
  format: ImageFormat = standardVariant.format,
): string {
  return `${MEDIA_PATH}${publicId}/${width}.${format}`;
}

/** The width and format of `640.avif`. Null for any other name. */
export function variantOf(file: string): ImageVariant | null {
  const [, width, format] = FILE.exec(file) ?? [];
  return width && format ? { width: Number(width) as ImageWidth, format: format as ImageFormat } : null;
}

/** The photo's id from a URL of the shop. Null for URLs of other sites. */
export function publicIdOf(url: string): string | null {
  if (!url.startsWith(MEDIA_PATH)) return null;
  const [publicId, file, ...rest] = url.slice(MEDIA_PATH.length).split('/');
  return isId(publicId) && file && variantOf(file) && rest.length === 0 ? publicId : null;
}

/**
 * The smallest width that holds the whole photo, in pixels. Photos are never enlarged, so a larger variant
 * would be the same.
 */
export const wholeWidth = (pixels: number): ImageWidth =>
  imageWidths.find((width) => width >= pixels) ?? 1600;

/**
 * The `srcset` of one of the shop's photos. If the photo's width is known, the list ends with the whole photo
 * and its true width. Undefined for photos of other sites, which have one size.
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
