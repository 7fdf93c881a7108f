/** Takes photos in: developed, stored, on record. All of a call's or none. */
import type { Insertable } from 'kysely';
import { v7 as newId } from 'uuid';
import { imageUrl } from '#domain/images.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import { isUnavailable } from '#server/database/databaseErrors.ts';
import type { Uploads } from '#server/database/tables.ts';
import type { Services } from '#server/http/context.ts';
import { developPhoto, type Master } from './developPhoto.ts';
import { masterKey } from './photoKeys.ts';
import { insertUploads } from './uploadQueries.ts';

export interface Origin {
  /** Null: the shop's own. */
  ownerId: string | null;
  kind: Uploads['kind'];
}

export interface TakenPhoto {
  publicId: string;
  url: string;
  width: number;
  height: number;
}

type Parts = Pick<Services, 'db' | 'photos' | 'clock' | 'log'>;

interface Taking {
  master: Master;
  record: Insertable<Uploads>;
}

export async function takeIn(parts: Parts, sent: readonly Buffer[], origin: Origin): Promise<TakenPhoto[]> {
  if (sent.length === 0) throw new Problem('noImage');
  if (sent.length > MAX_IMAGES_A_CALL) throw new Problem('tooManyImages');
  const masters = await developAll(sent);
  const takings = masters.map((master) => ({ master, record: recordOf(master, origin, parts.clock()) }));
  await keep(parts, takings);
  return takings.map(({ record: { id, width, height } }) => ({
    publicId: id,
    url: imageUrl(id),
    width,
    height,
  }));
}

/** With several photos in a call it is told which one was refused. */
async function developAll(sent: readonly Buffer[]): Promise<Master[]> {
  const outcomes = await Promise.allSettled(sent.map(developPhoto));
  return outcomes.map((outcome, place) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    const { reason } = outcome;
    if (!isProblem(reason) || sent.length === 1) throw reason;
    throw new Problem(reason.code, { ...reason.details, errors: { [`images.${place}`]: reason.message } });
  });
}

function recordOf(master: Master, { ownerId, kind }: Origin, now: Date): Insertable<Uploads> {
  const { bytes, format, width, height, sha256 } = master;
  const id = newId();
  const storage_key = masterKey(id, sha256, format);
  const seen = { format, width, height, sha256, bytes: bytes.length };
  return { id, owner_id: ownerId, kind, storage_key, ...seen, created_at: now };
}

/** The record follows the file: what a crash leaves between the two is a file of nobody, which is swept away. */
async function keep({ db, photos, log }: Parts, takings: readonly Taking[]): Promise<void> {
  const records = takings.map(({ record }) => record);
  const putAway = () => Promise.allSettled(records.map(({ storage_key }) => photos.remove(storage_key)));
  try {
    await Promise.all(
      takings.map(({ master, record }) =>
        photos.put(record.storage_key, master.bytes).catch((error: unknown) => {
          log.error({ err: error }, 'a photo could not be stored');
          throw new Problem('unavailable');
        }),
      ),
    );
  } catch (error) {
    await putAway();
    throw error;
  }
  try {
    await insertUploads(db, records);
  } catch (error) {
    // The database may have written them down and its word got lost: a record must not be left without its file.
    if (!isUnavailable(error)) await putAway();
    throw error;
  }
}
