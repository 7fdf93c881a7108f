/**
 * Finds a photo in one width and format. A missing variant is made once, stored, and given to all requests that wait
 * for it.
 */
import type { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import { type ImageFormat, type ImageVariant, type ImageWidth, wholeWidth } from '#domain/images.ts';
import { Problem } from '#domain/problems.ts';
import type { Services } from '#server/context.ts';
import { decode } from '#server/uploads/imageDecoder.ts';
import { imageQueue, type RequestedBy } from '#server/uploads/imageQueue.ts';
import { variantKey } from '#server/uploads/photoKeys.ts';
import { bytesOf } from '#server/uploads/photoStorage.ts';
import { S3Unreachable } from '#server/uploads/s3/s3Client.ts';
import { findMasterFile, type MasterFile } from '#server/uploads/uploadQueries.ts';

export type MediaParts = Pick<Services, 'db' | 'photos' | 'log'>;

export interface Picture {
  bytes: number;
  body: Readable | Buffer;
}

/** Null when there is no such photo. */
export type FindVariant = (publicId: string, variant: ImageVariant) => Promise<Picture | null>;

export function variantFinder(parts: MediaParts, requestedBy: RequestedBy = 'visitor'): FindVariant {
  const beingMade = new Map<string, Promise<Buffer | null>>();

  const madeOnce = (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const running = beingMade.get(key);
    if (running) return running;
    const making = make().finally(() => beingMade.delete(key));
    beingMade.set(key, making);
    return making;
  };

  const find: FindVariant = async (publicId, asked) => {
    const stored = await parts.photos.get(variantKey(publicId, asked));
    if (stored) return stored;
    const master = await findMasterFile(parts.db, publicId);
    if (!master) return null;
    // A width above the photo's own gives the photo in full width. That variant may already exist.
    const width = Math.min(asked.width, wholeWidth(master.width)) as ImageWidth;
    const variant = { publicId, width, format: asked.format };
    const body = await madeOnce(variantKey(publicId, variant), () =>
      readOrMake(parts, master, { ...variant, requestedBy }),
    );
    return body && { bytes: body.length, body };
  };
  return (publicId, variant) =>
    find(publicId, variant).catch((error: unknown) => {
      if (!(error instanceof S3Unreachable)) throw error;
      parts.log.warn({ err: error, publicId }, 'the bucket of the photos does not respond');
      throw new Problem('unavailable', { retryAfter });
    });
}

/** In seconds. */
const retryAfter = 10;

type Wanted = ImageVariant & { publicId: string; requestedBy: RequestedBy };

/** Looks again: another request may have made the variant meanwhile. */
async function readOrMake(parts: MediaParts, master: MasterFile, wanted: Wanted): Promise<Buffer | null> {
  const stored = await parts.photos.get(variantKey(wanted.publicId, wanted));
  return stored ? bytesOf(stored) : make(parts, master, wanted);
}

async function make(
  { db, photos, log }: MediaParts,
  master: MasterFile,
  wanted: Wanted,
): Promise<Buffer | null> {
  const { publicId, requestedBy } = wanted;
  // The photo is read when its turn comes, so that few photos are in memory at once.
  const made = await imageQueue(async () => {
    const original = await photos.get(master.storageKey);
    return original && makeVariant(await bytesOf(original), wanted);
  }, requestedBy);
  if (!made) {
    log.error({ publicId, key: master.storageKey }, 'the file of a photo on record is missing');
    return null;
  }
  const key = variantKey(publicId, wanted);
  // A full or failing disk must not hide the photo. The next request makes it again.
  await photos
    .put(key, made)
    .catch((error: unknown) => log.warn({ err: error, key }, 'a variant could not be stored'));
  if (await findMasterFile(db, publicId)) return made;
  // The photo was deleted while this variant was made, so this file was not cleaned up with the others.
  await photos.remove(key);
  return null;
}

/**
 * Qualities at which jewellery shows no visible difference from the master at arm's length. AVIF effort 2 takes about
 * 0.15 s for 640 pixels; the next steps take twice and four times as long for a few percent.
 */
const written: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:4:4' }),
  webp: (picture) => picture.webp({ quality: 76, effort: 4, smartSubsample: true }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Makes one width and format of a photo from its master. */
const makeVariant = async (master: Buffer, { width, format }: ImageVariant): Promise<Buffer> =>
  written[format]((await decode(master)).resize({ width, withoutEnlargement: true })).toBuffer();
