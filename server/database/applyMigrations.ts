/** Applies the missing migrations, each in its own transaction or, if it says so, statement by statement. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';
import { type Migration, statementsOf } from './migrationFiles.ts';
import { readApplied, refuseForeign } from './schemaFit.ts';

/** How long a migration waits for a table lock, and the pause between tries, in which the shop works off what waited. */
const lockTimeoutMs = 500;
const betweenTriesMs = 1_500;
/** Long enough for a backup of a large shop to end. */
const triesLastMs = 20 * 60_000;

export async function applyMissing(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<string[]> {
  await ensureTable(client);
  const applied = await readApplied(client);
  refuseForeign(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    log(`Migrating the database: ${migration.name}`);
    await (migration.withoutTransaction ? applyEach(client, migration) : apply(client, migration));
  }
  return missing.map(({ name }) => name);
}

/** Changes the table only if it must, because that waits for everyone who reads it. */
async function ensureTable(client: pg.ClientBase): Promise<void> {
  await client.query(`create table if not exists applied_migrations (
    name text not null constraint applied_migrations_pkey primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    oldest_program text
  )`);
  await client.query(`do $$ begin
    if not exists (select from pg_attribute where attrelid = 'applied_migrations'::regclass and attname = 'oldest_program') then
      alter table applied_migrations add column oldest_program text;
    end if;
  end $$`);
}

/**
 * A statement that waits for a table lock blocks all later statements on that table. So a migration gives up after a
 * short wait and lets a running shop work before it tries again. It never waits without a limit: behind a long query, all
 * sales would wait, too.
 */
async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (const end = Date.now() + triesLastMs; ; await wait(betweenTriesMs)) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (!waitedForLock(error)) throw error;
      if (Date.now() > end) {
        throw new StartRefusal(
          `${(error as Error).message}; begin again when the transaction that holds it has ended`,
        );
      }
    }
  }
}

const lockNotAvailable = '55P03';
/** The migration and a transaction of the shop waited for each other, and PostgreSQL ended the migration. */
const deadlock = '40P01';

const waitedForLock = (error: unknown): boolean =>
  [lockNotAvailable, deadlock].includes(
    ((error as Error).cause as { code?: string } | undefined)?.code ?? '',
  );

async function applyOnce(client: pg.ClientBase, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw failureOf(migration, error);
  }
}

/** Waits for locks without a limit, because such statements and those that wait for them block nobody who reads or writes. */
async function applyEach(client: pg.ClientBase, migration: Migration): Promise<void> {
  try {
    for (const statement of statementsOf(migration)) await client.query(statement);
    await record(client, migration);
  } catch (error) {
    throw failureOf(migration, error);
  }
}

const record = (client: pg.ClientBase, { name, checksum, oldestProgram }: Migration): Promise<unknown> =>
  client.query('insert into applied_migrations (name, checksum, oldest_program) values ($1, $2, $3)', [
    name,
    checksum,
    oldestProgram,
  ]);

const failureOf = ({ name, sql, withoutTransaction }: Migration, error: unknown): Error =>
  new Error(
    `${name}${withoutTransaction ? '' : lineOf(error, sql)}: ${error instanceof Error ? error.message : String(error)}`,
    { cause: error },
  );

function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` line ${sql.slice(0, position).split('\n').length}` : '';
}
