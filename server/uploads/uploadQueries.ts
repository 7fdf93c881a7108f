/** Photos that were taken in, and who uses them. */
import { type Insertable, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import type { Database } from '#server/database/connect.ts';
import type { Uploads } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { jobCall } from '#server/jobs/jobQueries.ts';

/** After everything that somebody waits for, and one at a time. */
const whenIdle = { queue: 'photos', priority: 100 };

/** On record, and their usual sizes to be made when there is time. */
export const insertUploads = (db: Database, rows: Insertable<Uploads>[]) =>
  db
    .insertInto('uploads')
    .values(rows)
    .returning(jobCall('warmPhoto', sql`json_build_object('photo', uploads.id)`, whenIdle).as('job'))
    .execute();

export interface MasterFile {
  storageKey: string;
  width: number;
}

export async function findMasterFile(db: Database, publicId: string): Promise<MasterFile | null> {
  const row = await db
    .selectFrom('uploads')
    .select(['storage_key as storageKey', 'width'])
    .where('id', '=', publicId)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes the row away and says where its file lay. Null: not there, or, asked for somebody, not theirs. */
export async function removeUpload(
  db: Database,
  publicId: string,
  ownerId: string | 'anybody',
): Promise<string | null> {
  if (!isId(publicId)) return null;
  let removal = db.deleteFrom('uploads').where('id', '=', publicId).returning('storage_key');
  if (ownerId !== 'anybody') removal = removal.where('owner_id', '=', ownerId);
  const row = await removal.executeTakeFirst();
  return row?.storage_key ?? null;
}

export interface KnownUpload {
  id: string;
  ownerId: string | null;
  width: number;
  height: number;
}

export const uploadsWithIds = (db: Database, ids: readonly string[]): Promise<KnownUpload[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('uploads')
        .select(['id', 'owner_id as ownerId', 'width', 'height'])
        .where('id', 'in', [...ids])
        .execute();

/** Which of these files are the master of a photo on record. */
export async function masterKeysAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('uploads')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/**
 * Neither a product nor a review shows it, linked or by its address alone, nor an order, which keeps the image it was
 * placed with.
 */
const unused = sql<boolean>`
  not exists (select from product_images where upload_id = uploads.id)
  and not exists (select from review_images where upload_id = uploads.id)
  and uploads.id::text not in (
    select split_part(shown.url, '/', 3)
    from (
      select url from product_images union all select url from review_images union all select image from order_lines
    ) shown (url)
    where shown.url like '/media/%'
  )`;

/**
 * Takes photos off the record that nothing shows. Locked first and then looked at again: once a row is locked nobody
 * can begin to use it, and whoever did meanwhile is seen by the second look.
 */
export const removeUnusedUploads = (
  db: Database,
  before: Date,
): Promise<{ id: string; storageKey: string }[]> =>
  inTransaction(db, async (transaction) => {
    const candidates = await transaction
      .selectFrom('uploads')
      .select('id')
      .where('created_at', '<', before)
      .where(unused)
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute();
    if (candidates.length === 0) return [];
    return transaction
      .deleteFrom('uploads')
      .where(
        'id',
        'in',
        candidates.map(({ id }) => id),
      )
      .where(unused)
      .returning(['id', 'storage_key as storageKey'])
      .execute();
  });
