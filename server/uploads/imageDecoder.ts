/** The one door for pictures from outside: what may be decoded at all, how large, how long. */
import type { Metadata, Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/uploads.ts';
import type { MasterFormat } from './photoKeys.ts';

/** Loaded with the first picture, and its libraries with it: most of the time nobody sends or asks for a new one. */
async function loadDecoders() {
  const { default: sharp } = await import('sharp');
  // Whatever a file claims to be, only these four decoders ever see it.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  // Pictures are worked on side by side, each on one thread; no two are ever the same, so nothing is worth keeping.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let decoders: ReturnType<typeof loadDecoders> | undefined;

/** An honest 40-megapixel photo takes a second or two; a file made to be slow is given up. */
const longestSeconds = 10;

/** Of an animation the first picture only. Rows are read from the top down, so few of them are in memory at once. */
export async function decode(bytes: Buffer): Promise<Sharp> {
  decoders ??= loadDecoders();
  const sharp = await decoders;
  return sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  }).timeout({ seconds: longestSeconds });
}

/** Null for what isn't taken. Of the family of HEIF files only AVIF is. */
export function formatOf({ format, compression }: Metadata): MasterFormat | null {
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? 'avif' : null;
}
