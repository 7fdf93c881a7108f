/** Brings a database up to what this version of the program needs. Forward only. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Options {
  directory?: string;
  /** The last one wanted; absent: all. */
  until?: string;
  log?: (line: string) => void;
}

const ownDirectory = join(import.meta.dirname, '../../migrations');
const oldestVersion = 15;
/** Any number, as long as every process takes the same: the lock that lets one of them migrate at a time. */
const lockNumber = 7_202_401;
/** Seconds that a migration may wait for a table that is in use, how often, and what is left to others in between. */
const lockPatience = '2s';
const politeTries = 30;
const betweenTriesMs = 500;

/** Returns the names of the migrations it applied. Safe to call in several processes at once. */
export async function migrate(
  url: string,
  { directory = ownDirectory, until, log = () => {} }: Options = {},
): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'kakon migrations' });
  // A lost connection shows in the statement that needed it.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await checkServer(client);
      await client.query('select pg_advisory_lock($1)', [lockNumber]);
      const applied = await applyMissing(client, migrations, log);
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
      return applied;
    } finally {
      // Closing the connection also gives the lock back.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

export async function readMigrations(directory = ownDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // Line ends don't count: a checkout on another system may turn them.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding",
  );
  const [{ version, major, encoding }] = rows;
  if (major < oldestVersion) {
    throw new StartRefusal(`DATABASE_URL: that is PostgreSQL ${version}; it takes ${oldestVersion} or newer`);
  }
  if (encoding !== 'UTF8') {
    throw new StartRefusal(
      `DATABASE_URL: that database keeps text as ${encoding}; it takes one made with encoding UTF8`,
    );
  }
}

async function applyMissing(
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
  refuseStrangers(migrations, applied);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) {
    log(`Migrating the database: ${migration.name}`);
    await apply(client, migration);
  }
  return missing.map(({ name }) => name);
}

/** A database that a newer program has migrated, or whose migrations were altered afterwards, is left alone. */
function refuseStrangers(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const strangers = [...applied.keys()].filter((name) => !known.has(name)).sort();
  if (strangers.length > 0) {
    throw new StartRefusal(
      `The database is newer than this program, which does not know its ${strangers.join(', ')}; start the newer program`,
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
 * Whoever waits for a lock on a table keeps all who come after waiting, too. A shop that is open beside this gets on with
 * its work in between; at the last try there is no one left to be polite to.
 */
async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (let left = politeTries; ; left -= 1) {
    try {
      return await applyOnce(client, migration, left > 0 ? lockPatience : '0');
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
