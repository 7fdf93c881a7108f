/** A photo in one width and format: from the storage, or made once, stored and given to all who wait for it. */
import type { Readable } from 'node:stream';
import { type ImageVariant, type ImageWidth, wholeWidth } from '#domain/images.ts';
import type { Services } from '#server/http/context.ts';
import type { For } from '#server/uploads/imageBench.ts';
import { variantKey } from '#server/uploads/photoKeys.ts';
import { bytesOf } from '#server/uploads/photoStorage.ts';
import { findMasterFile, type MasterFile } from '#server/uploads/uploadQueries.ts';
import { makeVariant } from './makeVariant.ts';

export type MediaParts = Pick<Services, 'db' | 'photos' | 'log'>;

export interface Picture {
  bytes: number;
  body: Readable | Buffer;
}

/** Null: no such photo. */
export type FindVariant = (publicId: string, variant: ImageVariant) => Promise<Picture | null>;

export function variantFinder(parts: MediaParts, whom: For = 'visitor'): FindVariant {
  const inTheMaking = new Map<string, Promise<Buffer | null>>();

  const madeOnce = (key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> => {
    const running = inTheMaking.get(key);
    if (running) return running;
    const making = make().finally(() => inTheMaking.delete(key));
    inTheMaking.set(key, making);
    return making;
  };

  return async (publicId, asked) => {
    const stored = await parts.photos.get(variantKey(publicId, asked));
    if (stored) return stored;
    const master = await findMasterFile(parts.db, publicId);
    if (!master) return null;
    // Wider than the photo is the photo whole, which may well be there.
    const width = Math.min(asked.width, wholeWidth(master.width)) as ImageWidth;
    const variant = { publicId, width, format: asked.format };
    const body = await madeOnce(variantKey(publicId, variant), () =>
      readOrMake(parts, master, { ...variant, whom }),
    );
    return body && { bytes: body.length, body };
  };
}

type Wanted = ImageVariant & { publicId: string; whom: For };

/** Looks once more: somebody may have made it since it was last looked for. */
async function readOrMake(parts: MediaParts, master: MasterFile, wanted: Wanted): Promise<Buffer | null> {
  const stored = await parts.photos.get(variantKey(wanted.publicId, wanted));
  return stored ? bytesOf(stored) : make(parts, master, wanted);
}

async function make(
  { db, photos, log }: MediaParts,
  master: MasterFile,
  wanted: Wanted,
): Promise<Buffer | null> {
  const { publicId } = wanted;
  const original = await photos.get(master.storageKey);
  if (!original) {
    log.error({ publicId, key: master.storageKey }, 'the file of a photo on record is missing');
    return null;
  }
  const made = await makeVariant(await bytesOf(original), wanted, wanted.whom);
  const key = variantKey(publicId, wanted);
  // A full or failing disk is no reason to show nothing: the next who asks has it made again.
  await photos
    .put(key, made)
    .catch((error: unknown) => log.warn({ err: error, key }, 'a variant could not be stored'));
  if (await findMasterFile(db, publicId)) return made;
  // Deleted while this was being made, and its other files cleared away without this one.
  await photos.remove(key);
  return null;
}
