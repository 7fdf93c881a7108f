/** Makes one width and format of a photo from its master. */
import type { Sharp } from 'sharp';
import type { ImageFormat, ImageVariant } from '#domain/images.ts';
import { type For, imageBench } from '#server/uploads/imageBench.ts';
import { decode } from '#server/uploads/imageDecoder.ts';

/**
 * Qualities at which jewellery at arm's length shows no difference from the master: pearls keep their rims, gold its
 * grain. AVIF's effort 2 takes some 0.15 s for 640 pixels; the next steps double and quadruple that for a few percent.
 */
const written: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 76, effort: 4, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

export const makeVariant = (
  master: Buffer,
  { width, format }: ImageVariant,
  whom: For = 'visitor',
): Promise<Buffer> =>
  imageBench(
    async () =>
      written[format]((await decode(master)).resize({ width, withoutEnlargement: true })).toBuffer(),
    whom,
  );
