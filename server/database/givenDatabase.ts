import { Client } from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';

const OLDEST = 15;
const PATIENCE_MS = 10_000;

/** A start on DATABASE_URL's server asks it first, to say in one line what keeps the two from getting on. */
export async function refuseUnusable(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: PATIENCE_MS });
  // A connection that breaks later on is told of by the query under way.
  client.on('error', () => {});
  const version = await versionOf(client).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `DATABASE_URL: ${client.host}:${client.port} does not let us in (${reasonOf(error)})`,
    );
  });
  if (version >= OLDEST) return;
  throw new StartRefusal(`DATABASE_URL: got PostgreSQL ${version}; it takes ${OLDEST} or newer`);
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

/** Several addresses of one name fail as several errors with no message of their own. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return (error.message || error.code || 'no answer').replaceAll('\n', ' ');
}
