/** Removes photos that nothing shows, which abandoned forms and replaced images leave. */
import { DAY_MS } from '#domain/dates.ts';
import type { Services } from '#server/context.ts';
import { incomingPrefix } from './photoKeys.ts';
import { removePhotoFiles } from './photoStorage.ts';
import { beforeAllIds, checkUploads, removeUnusedUploads } from './unusedUploadQueries.ts';

/** Nothing disappears while a form is being filled in. */
export const graceMs = DAY_MS;
const photosAtOnce = 500;

export type SweepContext = Pick<Services, 'db' | 'photos' | 'clock'>;

/** Returns the number of removed photos. Stops between two batches when the signal is aborted. */
export async function sweepPhotos({ db, photos, clock }: SweepContext, signal: AbortSignal): Promise<number> {
  const olderThan = new Date(clock().getTime() - graceMs);
  let after = beforeAllIds;
  let removed = 0;
  while (!signal.aborted) {
    const checked = await checkUploads(db, { after, olderThan, limit: photosAtOnce });
    const unused = checked.filter(({ isUnused }) => isUnused).map(({ id }) => id);
    const rows = unused.length > 0 ? await removeUnusedUploads(db, unused) : [];
    for (const { id, storageKey } of rows) await removePhotoFiles(photos, id, storageKey);
    removed += rows.length;
    if (checked.length < photosAtOnce) break;
    after = checked.at(-1)?.id ?? after;
  }
  return removed;
}

/** Removes half-written files of a crash. Returns their number. */
export async function sweepIncoming({ photos, clock }: SweepContext, signal: AbortSignal): Promise<number> {
  const olderThan = clock().getTime() - graceMs;
  let removed = 0;
  for await (const { key, storedAt } of photos.list(incomingPrefix)) {
    if (signal.aborted) break;
    if (storedAt.getTime() >= olderThan) continue;
    await photos.remove(key);
    removed += 1;
  }
  return removed;
}
