/** Finds the products of a sitemap file by id, so that every file costs the same. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface ListedAddress {
  id: string;
  updated_at: Date;
}

/**
 * The id of every `size`th product, hidden and deleted products included. No product loses its row and new products have
 * the highest ids, so these ids stay the same for ever. Reads the primary key alone.
 */
export async function firstIds(db: Database, size: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive firsts (id) as (
      (select p.id from products p order by p.id limit 1)
      union all
      select (select p.id from products p where p.id > f.id order by p.id offset ${size - 1} limit 1)
      from firsts f where f.id is not null
    )
    select id from firsts where id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The products on sale among the `size` products from this one on. Null when there is no such product. */
export async function listedFrom(db: Database, first: string, size: number): Promise<ListedAddress[] | null> {
  const { rows } = await sql<ListedAddress & { listed: boolean }>`
    select p.id, p.updated_at, p.listed from products p where p.id >= ${first} order by p.id limit ${size}`.execute(
    db,
  );
  return rows[0]?.id === first ? rows.filter(({ listed }) => listed) : null;
}
