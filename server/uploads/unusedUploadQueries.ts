/** Finds and removes uploads that no product, review, order or content shows. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';

/**
 * Reads the first entry of the index that is not below the photo's id: one entry, however many rows show the photo and
 * whatever the planner expects.
 */
const isShownIn = (table: string, column: string): RawBuilder<boolean> => {
  const shown = sql.ref(`s.${column}`);
  return sql`(select ${shown} from ${sql.table(table)} s where ${shown} >= u.id order by ${shown} limit 1) = u.id`;
};

const isUnused = sql<boolean>`(
  ${isShownIn('product_images', 'upload_id')}
  or ${isShownIn('review_images', 'upload_id')}
  or ${isShownIn('order_lines', 'photo_id')}
  or ${isShownIn('content_pictures', 'upload_id')}
) is not true`;

/** Below every id. */
export const beforeAllIds = '00000000-0000-0000-0000-000000000000';

export interface CheckedUpload {
  id: string;
  isUnused: boolean;
}

/** The next uploads in order of their ids, of those that are old enough. */
export async function checkUploads(
  db: Database,
  { after, olderThan, limit }: { after: string; olderThan: Date; limit: number },
): Promise<CheckedUpload[]> {
  const { rows } = await sql<CheckedUpload>`
    select u.id, ${isUnused} as "isUnused" from (
      select id from uploads where id > ${after} and created_at < ${olderThan} order by id limit ${limit}
    ) u order by u.id`.execute(db);
  return rows;
}

/**
 * Removes the records of these photos, except of those that are used meanwhile. It locks the rows and checks again: after
 * the lock no product or review can start to show them, and the second check sees what started before. An order shows
 * what a product shows while the order is placed.
 */
export const removeUnusedUploads = (
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; storageKey: string }[]> =>
  inTransaction(db, async (trx) => {
    const locked = await sql<{ id: string }>`
      select id from uploads where id = any(${[...ids]}::uuid[]) order by id for update skip locked`.execute(
      trx,
    );
    const { rows } = await sql<{ id: string; storageKey: string }>`
      delete from uploads u where u.id = any(${locked.rows.map(({ id }) => id)}::uuid[]) and ${isUnused}
      returning u.id, u.storage_key as "storageKey"`.execute(trx);
    return rows;
  });
