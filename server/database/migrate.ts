/** Migrates a database to the schema of this version. Forward only. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';
import { applyMissing, type Migration } from './applyMigrations.ts';

interface Options {
  directory?: string;
  /** The last migration to apply. Absent: apply all. */
  until?: string;
  log?: (line: string) => void;
}

const ownDirectory = join(import.meta.dirname, '../../migrations');
const oldestVersion = 15;
/** Any number that all processes share. It names the lock that lets one process migrate at a time. */
const lockNumber = 7_202_401;

/** Returns the names of the migrations it applied. Several processes may call it at once. */
export async function migrate(
  url: string,
  { directory = ownDirectory, until, log = () => {} }: Options = {},
): Promise<string[]> {
  const all = await readMigrations(directory);
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'kakon migrations' });
  // A lost connection makes its statement fail. Without a listener, the event would end the process.
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
      // Closing the connection also releases the lock.
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
      // Ignore line endings: a checkout on another system may convert them.
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
