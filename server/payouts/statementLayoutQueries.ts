/** The shop's own layouts of couriers' statements. */
import { sql } from 'kysely';
import type { StatementLayout } from '#domain/statementLayouts.ts';
import type { Database } from '#server/database/connect.ts';

export interface LayoutRow extends StatementLayout {
  id: string;
  changedAt: Date;
}

export async function listLayouts(db: Database): Promise<LayoutRow[]> {
  const { rows } = await sql<LayoutRow>`
    select id, name, columns, updated_at as "changedAt" from statement_layouts order by lower(name)`.execute(
    db,
  );
  return rows;
}

/** Held until the transaction ends, so that concurrent additions are counted one after the other. */
export async function lockLayouts(trx: Database): Promise<void> {
  await sql`lock table statement_layouts in share row exclusive mode`.execute(trx);
}

interface Saved {
  id: string;
  layout: StatementLayout;
  by: string;
  now: Date;
}

export async function insertLayout(trx: Database, { id, layout, by, now }: Saved): Promise<void> {
  await sql`
    insert into statement_layouts (id, name, columns, changed_by, created_at, updated_at)
    values (${id}, ${layout.name}, ${JSON.stringify(layout.columns)}, ${by}, ${now}, ${now})`.execute(trx);
}

export type LockedLayout = Omit<LayoutRow, 'id'>;

/** Locks the layout until the transaction ends. Null when there is none. */
export async function lockLayout(trx: Database, id: string): Promise<LockedLayout | null> {
  const { rows } = await sql<LockedLayout>`
    select name, columns, updated_at as "changedAt" from statement_layouts where id = ${id} for no key update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

export async function updateLayout(trx: Database, { id, layout, by, now }: Saved): Promise<void> {
  await sql`
    update statement_layouts
    set name = ${layout.name}, columns = ${JSON.stringify(layout.columns)}, changed_by = ${by}, updated_at = ${now}
    where id = ${id}`.execute(trx);
}

/** Returns the name of the deleted layout. Null when there was none. */
export async function deleteLayout(trx: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    delete from statement_layouts where id = ${id} returning name`.execute(trx);
  return rows[0]?.name ?? null;
}
