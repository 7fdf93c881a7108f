import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface ListedAddress {
  id: string;
  updated_at: Date;
}

export async function countListed(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from products p where p.listed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In order of ids. New products have the highest ids, so only the end of the last file changes. */
export async function listedAddresses(
  db: Database,
  { page, size }: { page: number; size: number },
): Promise<ListedAddress[]> {
  const { rows } = await sql<ListedAddress>`
    select p.id, p.updated_at from products p where p.listed
    order by p.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
}
