/**
 * Sweeps unused uploads and files without a record, which abandoned forms and crashes leave. They must be a day old,
 * so that nothing disappears while a form is being filled in.
 */
import type { Services } from '#server/context.ts';
import { photoOfVariant } from './photoKeys.ts';
import { removePhotoFiles, type StoredName } from './photoStorage.ts';
import { masterKeysAmong, removeUnusedUploads, uploadsWithIds } from './uploadQueries.ts';

const graceMs = 24 * 60 * 60 * 1000;
const photosAtOnce = 500;
const filesAtOnce = 500;

type Parts = Pick<Services, 'db' | 'photos' | 'clock'>;

export interface Swept {
  photos: number;
  files: number;
}

export async function sweepOrphans(parts: Parts): Promise<Swept> {
  const before = new Date(parts.clock().getTime() - graceMs);
  const photos = await sweepUnused(parts, before);
  const files = await sweepFiles(parts, before);
  return { photos, files };
}

async function sweepUnused({ db, photos }: Parts, before: Date): Promise<number> {
  let swept = 0;
  for (;;) {
    const removed = await removeUnusedUploads(db, before, photosAtOnce);
    for (const { id, storageKey } of removed) await removePhotoFiles(photos, id, storageKey);
    swept += removed.length;
    if (removed.length < photosAtOnce) return swept;
  }
}

async function sweepFiles(parts: Parts, before: Date): Promise<number> {
  let swept = 0;
  let batch: StoredName[] = [];
  for await (const file of parts.photos.list('')) {
    if (file.storedAt < before) batch.push(file);
    if (batch.length < filesAtOnce) continue;
    swept += await removeOwnerless(parts, batch);
    batch = [];
  }
  return swept + (await removeOwnerless(parts, batch));
}

/** A file has an owner when it is the master or a variant of a recorded photo. */
async function removeOwnerless({ db, photos }: Parts, files: readonly StoredName[]): Promise<number> {
  const keys = files.map(({ key }) => key);
  const ids = keys.map(photoOfVariant).filter((id) => id !== null);
  const masters = await masterKeysAmong(db, keys);
  const known = new Set((await uploadsWithIds(db, [...new Set(ids)])).map(({ id }) => id));
  const ownerless = keys.filter((key) => !masters.has(key) && !known.has(photoOfVariant(key) ?? ''));
  for (const key of ownerless) await photos.remove(key);
  return ownerless.length;
}
