/**
 * Lists the tables of a database for a backup. It takes all tables, those of the job queue too, and knows none of them
 * by name.
 */
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';

type Client = pg.ClientBase;
interface Named {
  schema: string;
  name: string;
}

const quote = pg.escapeIdentifier;
const qualifiedName = ({ schema, name }: Named) => `${quote(schema)}.${quote(name)}`;
const ours = "nspname !~ '^pg_' and nspname <> 'information_schema'";

/**
 * Generated columns are left out: the database computes them. So are partitions: their rows are read and written through
 * the partitioned table, since the other database may have other partitions.
 */
export async function listTables(client: Client): Promise<(Named & { columns: string[] })[]> {
  const { rows } = await client.query(`
    select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind in ('r', 'p') and not relispartition and ${ours}
    group by 1, 2
    order by 1, 2`);
  return rows;
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Named>(`
    select nspname as schema, relname as name
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'S' and ${ours}
    order by 1, 2`);
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const { rows: values } = await client.query(
      `select last_value::text as last, is_called as called from ${qualifiedName(sequence)}`,
    );
    sequences.push({ ...sequence, ...values[0] });
  }
  return sequences;
}

export const setSequence = (client: Client, { last, called, ...sequence }: Manifest['sequences'][number]) =>
  client.query('select setval($1::regclass, $2::bigint, $3)', [qualifiedName(sequence), last, called]);

const columnList = (columns: readonly string[]) => columns.map((column) => quote(column)).join(', ');

export const readTable = (client: Client, table: Named & { columns: readonly string[] }) =>
  // A query, because PostgreSQL does not copy from a partitioned table.
  client.query(copyTo(`copy (select ${columnList(table.columns)} from ${qualifiedName(table)}) to stdout`));

export const writeTable = (client: Client, table: Named & { columns: readonly string[] }) =>
  client.query(copyFrom(`copy ${qualifiedName(table)} (${columnList(table.columns)}) from stdin`));

export async function listMigrations(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query('select name, checksum from applied_migrations order by name');
  return rows;
}

/** Runs `load` with empty tables and without triggers or foreign keys. Checks all foreign keys afterwards. */
export async function intoEmptyTables(client: Client, load: () => Promise<void>): Promise<void> {
  const tables = await listTables(client);
  const { rows: references } = await client.query<{
    on: string;
    name: string;
    is: string;
    note: string | null;
  }>(`
    select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(pg_constraint.oid) as is,
      obj_description(pg_constraint.oid, 'pg_constraint') as note
    from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
    where contype = 'f' and conparentid = 0 and ${ours}`);
  for (const { on, name } of references)
    await client.query(`alter table ${on} drop constraint ${quote(name)}`);
  for (const table of tables) await client.query(`alter table ${qualifiedName(table)} disable trigger user`);
  await client.query(`truncate ${tables.map(qualifiedName).join(', ')}`);
  await load();
  for (const table of tables) await client.query(`alter table ${qualifiedName(table)} enable trigger user`);
  for (const { on, name, is, note } of references) {
    await client.query(`alter table ${on} add constraint ${quote(name)} ${is}`);
    if (note)
      await client.query(`comment on constraint ${quote(name)} on ${on} is ${pg.escapeLiteral(note)}`);
  }
}
