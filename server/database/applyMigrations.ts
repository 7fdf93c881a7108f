/** Applies the missing migrations, each in its own transaction. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** How long a migration waits for a table lock, how many tries wait only so long, and the pause between tries. */
const lockTimeout = '2s';
const shortTries = 30;
const betweenTriesMs = 500;

export async function applyMissing(
  client: pg.ClientBase,
  migrations: Migration[],
  log: (line: string) => void,
): Promise<string[]> {
  await client.query(`create table if not exists applied_migrations (
    name text not null constraint applied_migrations_pkey primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  refuseForeign(migrations, applied);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    log(`Migrating the database: ${migration.name}`);
    await apply(client, migration);
  }
  return missing.map(({ name }) => name);
}

/** Refuses a database that a newer version has migrated, or whose migrations were altered after they were applied. */
function refuseForeign(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new StartRefusal(
      `The database is newer than this program, which does not know its ${unknown.join(', ')}; start the newer program`,
    );
  }
  const altered = [...applied]
    .filter(([name, checksum]) => known.get(name) !== checksum)
    .map(([name]) => name);
  if (altered.length > 0) {
    throw new StartRefusal(
      `The database has ${altered.sort().join(', ')} in another form than this program; start the program it was made with`,
    );
  }
}

/**
 * A statement that waits for a table lock blocks all later statements on that table. So a migration gives up after a
 * short wait and lets a running shop work before it tries again. The last try waits without a limit.
 */
async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (let left = shortTries; ; left -= 1) {
    try {
      return await applyOnce(client, migration, left > 0 ? lockTimeout : '0');
    } catch (error) {
      if (left === 0 || !waitedForLock(error)) throw error;
      await wait(betweenTriesMs);
    }
  }
}

const waitedForLock = (error: unknown): boolean =>
  ((error as Error).cause as { code?: string } | undefined)?.code === '55P03';

async function applyOnce(
  client: pg.ClientBase,
  { name, sql, checksum }: Migration,
  lockTimeout: string,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${lockTimeout}'`);
    await client.query(sql);
    await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(
      `${name}${lineOf(error, sql)}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` line ${sql.slice(0, position).split('\n').length}` : '';
}
