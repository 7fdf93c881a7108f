/** Turns what somebody sent in into the photo the shop keeps, or refuses it. */
import { createHash } from 'node:crypto';
import type { Metadata, OutputInfo, Sharp } from 'sharp';
import { Problem } from '#domain/problems.ts';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#domain/uploads.ts';
import { imageBench } from './imageBench.ts';
import { decode, formatOf } from './imageDecoder.ts';
import type { MasterFormat } from './photoKeys.ts';

/** The photo that is kept: everything shown is made from it. */
export interface Master {
  bytes: Buffer;
  format: MasterFormat;
  width: number;
  height: number;
  sha256: Buffer;
}

/** Half as large again as the largest variant, so that those come out sharp, and no camera's full 40 megapixels. */
const longestSide = 2560;
const quality = 90;
/** What 40 megapixels take in memory at 8 bits a channel; twice as deep, a photo may have half as many. */
const mostDecodedBytes = MAX_IMAGE_PIXELS * 4;

/**
 * Looks at the content, never at a name. Nothing of the file itself is kept: its pixels are turned upright and written
 * anew in the web's colours, without whatever else was in it (place and camera, scripts, archives).
 */
export async function developPhoto(bytes: Buffer): Promise<Master> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new Problem('imageTooLarge');
  const header = await readHeader(bytes);
  const { data, info } = await imageBench(() => rewrite(bytes, header), 'sender');
  const { width, height } = info;
  const sha256 = createHash('sha256').update(data).digest();
  return { bytes: data, format: header.hasAlpha ? 'webp' : 'jpeg', width, height, sha256 };
}

/** A claim of more pixels than are taken is refused here, before a single one is decoded. */
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

/** Interlaced pictures are held whole while they are read, with all their channels at their full depth. */
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

/** Jewellery has fine coloured edges: full colour resolution. JPEG knows no transparency, WebP does. */
const written = (upright: Sharp, hasAlpha: boolean): Sharp =>
  hasAlpha
    ? upright.webp({ quality, effort: 2, smartSubsample: true })
    : upright.jpeg({ quality, chromaSubsampling: '4:4:4' });

const isTooManyPixels = (error: unknown): boolean => /pixel limit/i.test(String(error));
