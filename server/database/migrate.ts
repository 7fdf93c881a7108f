/** Migrates a database to the schema of this version. Forward only. */
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';
import { applyMissing } from './applyMigrations.ts';
import { ownDirectory, readMigrations } from './migrationFiles.ts';
import { readApplied, refuseForeign, refuseMissing } from './schemaFit.ts';

interface Options {
  directory?: string;
  /** The last migration to apply. Absent: apply all. */
  until?: string;
  log?: (line: string) => void;
}

const oldestVersion = 15;
/** Any number that all processes share. It names the lock that lets one process migrate at a time. */
const lockNumber = 7_202_401;
const betweenTriesMs = 100;
const connectTimeoutMs = 10_000;

/** Returns the names of the migrations it applied. Several processes may call it at once. */
export async function migrate(
  url: string,
  { directory = ownDirectory, until, log = () => {} }: Options = {},
): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  return withServer(url, async (client, pool) => {
    await waitForLock(client);
    const applied = await applyMissing(client, migrations, log);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
    return applied;
  });
}

/** Refuses a database whose schema this program cannot use, without changing it. */
export async function refuseOtherSchema(url: string, directory = ownDirectory): Promise<void> {
  const migrations = await readMigrations(directory);
  await withServer(url, async (client) => {
    const applied = await readApplied(client);
    refuseForeign(applied, migrations);
    refuseMissing(applied, migrations);
  });
}

async function withServer<T>(
  url: string,
  work: (client: pg.ClientBase, pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'kakon migrations',
  });
  // A lost connection makes its statement fail. Without a listener, the event would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  try {
    const client = await pool.connect();
    try {
      await checkServer(client);
      return await work(client, pool);
    } finally {
      // Closing the connection also releases the lock.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** A statement that waits for the lock would hold up an index that is being created concurrently, so none waits. */
async function waitForLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [lockNumber]);
    if (rows[0].got) return;
    await wait(betweenTriesMs);
  }
}

async function checkServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only') as "readOnly"`,
  );
  const [{ version, major, encoding, readOnly }] = rows;
  if (major < oldestVersion) {
    throw new StartRefusal(`DATABASE_URL: that is PostgreSQL ${version}; it takes ${oldestVersion} or newer`);
  }
  if (encoding !== 'UTF8') {
    throw new StartRefusal(
      `DATABASE_URL: that database keeps text as ${encoding}; it takes one made with encoding UTF8`,
    );
  }
  if (readOnly === 'on') {
    throw new StartRefusal(
      'DATABASE_URL: that PostgreSQL is read-only, as a standby is; it takes the primary',
    );
  }
}
