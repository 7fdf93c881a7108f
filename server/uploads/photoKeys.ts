/** The keys under which photos and what is made of them are stored, and the way back from a variant to its photo. */
import { isId } from '#domain/ids.ts';
import type { ImageVariant } from '#domain/images.ts';

export type MasterFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** Spread over folders by their content, since no folder should hold a hundred thousand files. */
export function masterKey(publicId: string, sha256: Buffer, format: MasterFormat): string {
  return `originals/${sha256.toString('hex', 0, 1)}/${publicId}.${format === 'jpeg' ? 'jpg' : format}`;
}

export const variantsPrefix = (publicId: string): string => `variants/${publicId}/`;

export const variantKey = (publicId: string, { width, format }: ImageVariant): string =>
  `${variantsPrefix(publicId)}${width}.${format}`;

/** The photo that a variant was made of; null for any other file. */
export function photoOfVariant(key: string): string | null {
  const [room, publicId] = key.split('/');
  return room === 'variants' && isId(publicId) ? publicId : null;
}
