/** Storage keys of photos and their variants, and the photo of a variant's key. */
import { isId } from '#domain/ids.ts';
import type { ImageVariant } from '#domain/images.ts';

export type MasterFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Files that are being written. */
export const incomingPrefix = 'incoming/';

/** Spread over folders by content hash, so that no folder holds a hundred thousand files. */
export function masterKey(publicId: string, sha256: Buffer, format: MasterFormat): string {
  return `originals/${sha256.toString('hex', 0, 1)}/${publicId}.${format === 'jpeg' ? 'jpg' : format}`;
}

export const variantsPrefix = (publicId: string): string => `variants/${publicId}/`;

export const variantKey = (publicId: string, { width, format }: ImageVariant): string =>
  `${variantsPrefix(publicId)}${width}.${format}`;

/** The photo of a variant. Null for any other file. */
export function photoOfVariant(key: string): string | null {
  const [folder, publicId] = key.split('/');
  return folder === 'variants' && isId(publicId) ? publicId : null;
}
