/** What a plan for many products reads of the existing ones. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/**
 * Only one plan is applied at a time, so a plan that is sent twice is applied once. Held until the transaction ends.
 */
const planLock = 7_203_115;

export async function lockPlans(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${planLock})`.execute(trx);
}

/** Which of these lowercase names are already used by a product. */
export async function namesTaken(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name_sort as name from products p where p.listed and p.name_sort = any(${names}::text[])
    union
    select name_sort from products p
    where not p.is_active and p.deleted_at is null and p.name_sort = any(${names}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The id of the newest product, including deleted ones. Empty when there never was one. */
export async function newestProduct(db: Database): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from products order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? '';
}
