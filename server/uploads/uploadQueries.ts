/** Uploads and their usage. */
import { type Insertable, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
import type { PhotoUsage } from '#domain/uploads.ts';
import type { Database } from '#server/database/connect.ts';
import type { Uploads } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import { photoOfVariant } from './photoKeys.ts';

/** Records uploads. Their usual sizes are made afterwards. */
export const insertUploads = (db: Database, rows: Insertable<Uploads>[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx.insertInto('uploads').values(rows).execute();
    await recordEvent(trx, { kind: 'photosStored', photos: rows.map(({ id }) => id) });
  });

/** Counts photos uploaded since then. */
export async function photoUsage(db: Database, ownerId: string, since: Date): Promise<PhotoUsage> {
  const { rows } = await sql<PhotoUsage>`
    select count(*)::int as photos,
           coalesce(sum(bytes), 0)::float8 as bytes,
           (count(*) filter (where not exists (select from review_images where upload_id = uploads.id)))::int as unused
    from uploads
    where owner_id = ${ownerId} and created_at > ${since}`.execute(db);
  return rows[0] as PhotoUsage;
}

/** Locks the user's row, so that concurrent uploads of one account are counted one after the other. */
export const lockUploadsOf = (db: Database, ownerId: string) =>
  db.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();

/** Only users with a delivered order can review something or add photos to a review. */
export async function hasDelivery(db: Database, userId: string): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'delivered')
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

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

export type Owner = { userId: string } | 'anyUser';

/**
 * Deletes the record and returns the key of its file. Null when it does not exist or belongs to another user than
 * `owner`.
 */
export async function removeUpload(db: Database, publicId: string, owner: Owner): Promise<string | null> {
  if (!isId(publicId)) return null;
  let removal = db.deleteFrom('uploads').where('id', '=', publicId).returning('storage_key');
  if (owner !== 'anyUser') removal = removal.where('owner_id', '=', owner.userId);
  const row = await removal.executeTakeFirst();
  return row?.storage_key ?? null;
}

/**
 * The products whose reviews show the photo. Locks the photo first, so that no review starts to show it afterwards; a
 * review that does so meanwhile is waited for and included.
 */
export async function productsReviewedWith(trx: Database, publicId: string): Promise<string[]> {
  if (!isId(publicId)) return [];
  await trx.selectFrom('uploads').select('id').where('id', '=', publicId).forUpdate().execute();
  const rows = await trx
    .selectFrom('review_images')
    .innerJoin('reviews', 'reviews.id', 'review_images.review_id')
    .select('reviews.product_id')
    .distinct()
    .where('review_images.upload_id', '=', publicId)
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** An order stores the photo of each line. */
export async function isShownInOrder(db: Database, publicId: string): Promise<boolean> {
  const line = await db
    .selectFrom('order_lines')
    .select('order_id')
    .where('photo_id', '=', publicId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
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

/** Those of these photos that exist. They cannot be deleted before the transaction ends. */
export async function lockPhotos(trx: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from uploads where id = any(${[...ids]}::uuid[]) order by id for key share`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these files are the master of a recorded photo. */
export async function masterKeysAmong(db: Database, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectFrom('uploads')
    .select('storage_key')
    .where('storage_key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}

/** Whether the photo that a file is the master or a variant of is recorded. Its record is deleted before its files. */
export async function hasRecord(db: Database, key: string): Promise<boolean> {
  const variantOf = photoOfVariant(key);
  return variantOf
    ? (await uploadsWithIds(db, [variantOf])).length > 0
    : (await masterKeysAmong(db, [key])).has(key);
}
