/** Gives every test file its own database. It is cloned from a migrated template and dropped when the file is done. */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, type ConnectOptions, connect } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrationFiles.ts';
import { closeAtEnd } from './closings.ts';

export interface TestDatabase extends Connection {
  url: string;
}

export async function openTestDatabase(options?: ConnectOptions): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `kakon_test_${randomUUID()}`;
  await onServer(server, async (client) => {
    const template = await ensureTemplate(client, server);
    await client.query(`create database "${name}" template "${template}"`);
  });
  const url = databaseOn(server, name);
  const connection = connect(url, options);
  closeAtEnd(async () => {
    await connection.close();
    await dropDatabase(server, name);
  });
  return { ...connection, url };
}

/** Ends all connections and refuses new ones. Clients see the same as during a restart of the server. */
export async function databaseIsAway(url: string, away: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await onServer(inject('databaseUrl'), async (client) => {
    if (away) await endConnections(client, name);
    else await client.query(`alter database "${name}" with allow_connections true`);
  });
}

/** Refuses new connections and ends those of this role, which may not end others', as autovacuum's. */
async function endConnections(client: pg.Client, name: string): Promise<void> {
  await client.query(`alter database "${name}" with allow_connections false`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  );
}

/** An empty database without tables, for tests of migrations. */
export async function openEmptyDatabase(): Promise<{ url: string; query: pg.Pool['query'] }> {
  const server = inject('databaseUrl');
  const name = `kakon_test_${randomUUID()}`;
  await onServer(server, (client) =>
    client.query(`create database "${name}" template template0 encoding 'UTF8'`),
  );
  const url = databaseOn(server, name);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  closeAtEnd(async () => {
    await pool.end();
    await dropDatabase(server, name);
  });
  return { url, query: pool.query.bind(pool) as pg.Pool['query'] };
}

/**
 * Test files run in several processes. The first to arrive migrates the template. The others wait and find it ready.
 */
async function ensureTemplate(client: pg.Client, server: string): Promise<string> {
  const migrations = await readMigrations();
  const digest = createHash('sha256')
    .update(migrations.map(({ checksum }) => checksum).join())
    .digest('hex');
  const name = `kakon_template_${digest.slice(0, 16)}`;
  await client.query('select pg_advisory_lock(7202402)');
  const { rows } = await client.query('select 1 from pg_database where datname = $1 and datistemplate', [
    name,
  ]);
  if (rows.length === 0) {
    await client.query(`drop database if exists "${name}"`);
    await client.query(`create database "${name}" template template0 encoding 'UTF8'`);
    await migrate(databaseOn(server, name));
    // Mark it as a template last. A database without the mark was left unfinished by a killed run.
    await client.query(`alter database "${name}" with is_template true allow_connections false`);
  }
  await client.query('select pg_advisory_unlock(7202402)');
  return name;
}

/**
 * Connections may be left by processes and networks that a test has broken. A forced drop fails beside autovacuum. A drop without
 * force makes autovacuum give way, and waits five seconds for connections that end.
 */
const dropDatabase = (server: string, name: string): Promise<unknown> =>
  onServer(server, async (client) => {
    await endConnections(client, name);
    await client.query(`drop database "${name}"`);
  });

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
