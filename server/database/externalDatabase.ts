import { Client } from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';

const oldestVersion = 15;
const connectTimeoutMs = 10_000;

/** Checks the server of DATABASE_URL before the start, and explains in one line why it cannot be used. */
export async function refuseUnusable(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  // If the connection breaks later, the running query reports it.
  client.on('error', () => {});
  const version = await versionOf(client).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `DATABASE_URL: ${client.host}:${client.port} does not let us in (${reasonOf(error)})`,
    );
  });
  if (version >= oldestVersion) return;
  throw new StartRefusal(`DATABASE_URL: got PostgreSQL ${version}; it takes ${oldestVersion} or newer`);
}

async function versionOf(client: Client): Promise<number> {
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    return Math.floor(Number(rows[0].server_version_num) / 10_000);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A name with several addresses fails with an error that has no message. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return (error.message || error.code || 'no answer').replaceAll('\n', ' ');
}
