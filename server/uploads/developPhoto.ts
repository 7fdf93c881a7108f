/** Turns an uploaded file into the master photo, or refuses it. */
import { createHash } from 'node:crypto';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { Problem } from '#domain/problems.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#domain/uploads.ts';
import { decode, formatOf } from './imageDecoder.ts';
import type { MasterFormat } from './photoKeys.ts';

/** The stored photo. All variants are made from it. */
export interface Master {
  bytes: Buffer;
  format: MasterFormat;
  width: number;
  height: number;
  sha256: Buffer;
}

/** One and a half times the largest variant, so that variants are sharp. Still far below 40 megapixels. */
const longestSide = 2560;
const quality = 90;
/** Memory of 40 megapixels at 8 bits per channel. With 16 bits, a photo may have half as many pixels. */
const mostDecodedBytes = MAX_IMAGE_PIXELS * 4;

/**
 * Checks the content, never the file name. Nothing of the original file is stored: the pixels are rotated upright and
 * encoded again in sRGB, without metadata (place, camera, scripts, archives).
 */
export async function developPhoto(bytes: Buffer): Promise<Master> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new Problem('imageTooLarge');
  const header = await readHeader(bytes);
  const { data, info } = await rewrite(bytes, header);
  const { width, height } = info;
  const sha256 = createHash('sha256').update(data).digest();
  return { bytes: data, format: header.hasAlpha ? 'webp' : 'jpeg', width, height, sha256 };
}

/** Refuses too many pixels from the header, before any are decoded. */
async function readHeader(bytes: Buffer): Promise<Metadata> {
  if (bytes.length === 0) throw new Problem('notAnImage');
  const picture = await decode(bytes);
  const header = await picture.metadata().catch((error: unknown) => {
    throw new Problem(isTooManyPixels(error) ? 'imageTooManyPixels' : 'notAnImage');
  });
  if (!formatOf(header)) throw new Problem('notAnImage');
  if (decodedBytes(header) > mostDecodedBytes) throw new Problem('imageTooManyPixels');
  return header;
}

/** Interlaced images are decoded in memory as a whole, with all channels at full depth. */
const decodedBytes = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (depth === 'uchar' ? 1 : 2);

async function rewrite(bytes: Buffer, header: Metadata): Promise<{ data: Buffer; info: OutputInfo }> {
  const upright = (await decode(bytes))
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  try {
    return await written(upright, header.hasAlpha).toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (isTooManyPixels(error)) throw new Problem('imageTooManyPixels');
    throw new Problem('damagedImage');
  }
}

/**
 * Jewellery has fine colored edges, so colors keep full resolution. Transparency needs WebP, because JPEG has none.
 */
const written = (upright: Sharp, hasAlpha: boolean): Sharp =>
  hasAlpha
    ? upright.webp({ quality, effort: 2, smartSubsample: true })
    : upright.jpeg({ quality, chromaSubsampling: '4:4:4' });

const isTooManyPixels = (error: unknown): boolean => /pixel limit/i.test(String(error));
