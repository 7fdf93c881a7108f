/**
 * Removes files without a record, which a crash between two steps leaves. It must visit every file, so it runs once a
 * week and in parts.
 */
import { queueJob } from '#server/jobs/jobQueries.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { photoOfVariant } from './photoKeys.ts';
import type { StoredName } from './photoStorage.ts';
import { graceMs, type SweepContext } from './sweepPhotos.ts';
import { masterKeysAmong, uploadsWithIds } from './uploadQueries.ts';

const filesAtOnce = 500;
/** Some seconds' work. The next part is a job of its own. */
const filesAPart = 50_000;

export interface SweptFiles {
  removed: number;
  /** The last visited key, if there may be more. */
  last: string | null;
}

/** Visits files in order of their keys, after the given key. */
export async function sweepFiles(
  context: SweepContext,
  { after = '', most, signal }: { after?: string; most: number; signal: AbortSignal },
): Promise<SweptFiles> {
  let removed = 0;
  let visited = 0;
  let batch: StoredName[] = [];
  for await (const file of context.photos.list('', after)) {
    signal.throwIfAborted();
    batch.push(file);
    visited += 1;
    if (batch.length < filesAtOnce && visited < most) continue;
    removed += await removeOwnerless(context, batch);
    if (visited >= most) return { removed, last: file.key };
    batch = [];
  }
  return { removed: removed + (await removeOwnerless(context, batch)), last: null };
}

/** A file has an owner when it is the master or a variant of a recorded photo. */
async function removeOwnerless(
  { db, photos, clock }: SweepContext,
  files: readonly StoredName[],
): Promise<number> {
  const olderThan = clock().getTime() - graceMs;
  const keys = files.filter(({ storedAt }) => storedAt.getTime() < olderThan).map(({ key }) => key);
  const ids = keys.map(photoOfVariant).filter((id) => id !== null);
  const masters = await masterKeysAmong(db, keys);
  const known = new Set((await uploadsWithIds(db, [...new Set(ids)])).map(({ id }) => id));
  const ownerless = keys.filter((key) => !masters.has(key) && !known.has(photoOfVariant(key) ?? ''));
  for (const key of ownerless) await photos.remove(key);
  return ownerless.length;
}

export const sweepFilesTask =
  (context: SweepContext, most = filesAPart): Task<'sweepFiles'> =>
  async ({ after }, { signal, log }) => {
    const { removed, last } = await sweepFiles(context, { after, most, signal });
    if (removed > 0) log.info({ removed }, 'files without a record were deleted');
    if (last !== null) await queueJob(context.db, 'sweepFiles', { after: last }, { jobKey: 'sweepFiles' });
  };
