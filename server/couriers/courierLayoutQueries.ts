/** The shop's own layouts of the couriers' files. */
import { sql } from 'kysely';
import type { CourierLayout } from '#domain/courierLayouts.ts';
import type { Database } from '#server/database/connect.ts';

export interface LayoutRow extends CourierLayout {
  id: string;
  changedAt: Date;
}

export async function listLayouts(db: Database): Promise<LayoutRow[]> {
  const { rows } = await sql<LayoutRow>`
    select id, name, courier, columns, updated_at as "changedAt" from courier_layouts order by lower(name)`.execute(
    db,
  );
  return rows;
}

/** Held until the transaction ends, so that concurrent additions are counted one after the other. */
export async function lockLayouts(trx: Database): Promise<void> {
  await sql`lock table courier_layouts in share row exclusive mode`.execute(trx);
}

interface Saved {
  id: string;
  layout: CourierLayout;
  by: string;
  now: Date;
}

export async function insertLayout(trx: Database, { id, layout, by, now }: Saved): Promise<void> {
  await sql`
    insert into courier_layouts (id, name, courier, columns, changed_by, created_at, updated_at)
    values (${id}, ${layout.name}, ${layout.courier}, ${JSON.stringify(layout.columns)}, ${by}, ${now}, ${now})`.execute(
    trx,
  );
}

export type LockedLayout = Omit<LayoutRow, 'id'>;

/** Locks the layout until the transaction ends. Null when there is none. */
export async function lockLayout(trx: Database, id: string): Promise<LockedLayout | null> {
  const { rows } = await sql<LockedLayout>`
    select name, courier, columns, updated_at as "changedAt" from courier_layouts where id = ${id} for no key update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function updateLayout(trx: Database, { id, layout, by, now }: Saved): Promise<void> {
  await sql`
    update courier_layouts
    set name = ${layout.name}, courier = ${layout.courier}, columns = ${JSON.stringify(layout.columns)}, changed_by = ${by}, updated_at = ${now}
    where id = ${id}`.execute(trx);
}

/** Returns the name of the deleted layout. Null when there was none. */
export async function deleteLayout(trx: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from courier_layouts where id = ${id} returning name`.execute(trx);
  return rows[0]?.name ?? null;
}
