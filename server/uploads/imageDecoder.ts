/** The only decoder for uploaded images. It limits formats, pixels and time. */
import type { Metadata, Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#domain/uploads.ts';
import type { MasterFormat } from './photoKeys.ts';

/** Loaded with the first image, because the libraries are large and new images are rare. */
async function loadDecoders() {
  const { default: sharp } = await import('sharp');
  // Only these four decoders can run, whatever format a file claims.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
  });
  // Images are processed in parallel with one thread each. All differ, so caching is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

let decoders: ReturnType<typeof loadDecoders> | undefined;

/** A normal 40-megapixel photo takes one or two seconds. A file made to be slow is aborted. */
const longestSeconds = 10;

/** Only the first frame of an animation. Rows are read from top to bottom, so few are in memory at once. */
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

/** Null for other formats. Of the HEIF family, only AVIF is accepted. */
export function formatOf({ format, compression }: Metadata): MasterFormat | null {
  if (format === 'jpeg' || format === 'png' || format === 'webp') return format;
  return format === 'heif' && compression === 'av1' ? 'avif' : null;
}
