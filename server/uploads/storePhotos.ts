/** Stores uploaded photos: processed, saved and recorded. Either all photos of a call or none. */
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { imageUrl } from '#domain/images.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import type { Services } from '#server/context.ts';
import { isUnavailable } from '#server/database/databaseErrors.ts';
import type { Uploads } from '#server/database/tables.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { developPhoto, type Master } from './developPhoto.ts';
import { imageQueue } from './imageQueue.ts';
import { masterKey } from './photoKeys.ts';
import { insertUploads } from './uploadQueries.ts';

export interface Origin {
  /** Null for the shop's own photos. */
  ownerId: string | null;
  kind: Uploads['kind'];
}

export interface UploadedPhoto {
  publicId: string;
  url: string;
  width: number;
  height: number;
}

/** In seconds. A store that is full or away is rarely back at once. */
const retryAfter = 10;

type Parts = Pick<Services, 'db' | 'photos' | 'clock' | 'log'>;
type UploadRecord = Insertable<Uploads>;

/** Read when its turn comes, so that few photos are in memory at once. */
export type PhotoSource = () => Promise<Buffer>;

export async function storePhotos(
  parts: Parts,
  sent: readonly PhotoSource[],
  origin: Origin,
  record: (rows: UploadRecord[]) => Promise<unknown> = (rows) => insertUploads(parts.db, rows),
): Promise<UploadedPhoto[]> {
  if (sent.length === 0) throw new Problem('noImage');
  if (sent.length > MAX_IMAGES_A_CALL) throw new Problem('tooManyImages');
  const outcomes = await Promise.allSettled(
    sent.map((read) => imageQueue(() => storeMaster(parts, read, origin), 'upload')),
  );
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  try {
    throwFirstRefusal(outcomes);
    await record(stored);
  } catch (error) {
    // If the database is unavailable, it may still have committed. Then the files must stay, because a record needs
    // its file.
    if (!isUnavailable(error)) await removeFiles(parts, stored);
    throw error;
  }
  return stored.map(({ id, width, height }) => ({ publicId: id, url: imageUrl(id), width, height }));
}

/** With several photos in a call, the error names the refused one. */
function throwFirstRefusal(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  for (const [place, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const { reason } = outcome;
    if (!isProblem(reason) || outcomes.length === 1) throw reason;
    throw new Problem(reason.code, { ...reason.details, errors: { [`images.${place}`]: reason.message } });
  }
}

/** The file comes before the record. A crash in between leaves a file without a record, which is swept. */
async function storeMaster({ photos, clock, log }: Parts, read: PhotoSource, origin: Origin) {
  const master = await developPhoto(await read());
  const record = recordOf(master, origin, clock());
  try {
    await photos.put(record.storage_key, master.bytes);
  } catch (error) {
    log.error({ err: error }, 'a photo could not be stored');
    throw new Problem('unavailable', { message: uploadRefusals.noRoom, retryAfter });
  }
  return record;
}

const removeFiles = ({ photos }: Parts, records: readonly UploadRecord[]) =>
  Promise.allSettled(records.map(({ storage_key }) => photos.remove(storage_key)));

function recordOf(master: Master, { ownerId, kind }: Origin, now: Date): UploadRecord {
  const { bytes, format, width, height, sha256 } = master;
  const id = newId();
  const storage_key = masterKey(id, sha256, format);
  const seen = { format, width, height, sha256, bytes: bytes.length };
  return { id, owner_id: ownerId, kind, storage_key, ...seen, created_at: now };
}
