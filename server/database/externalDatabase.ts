import { Client } from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';

const connectTimeoutMs = 10_000;

/** Checks before the start that the database accepts a connection, and explains in one line why it does not. */
export async function refuseUnreachable(databaseUrl: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefusal(
      `${setting}: ${client.host}:${client.port} does not let us in (${reasonOf(error as NodeJS.ErrnoException)})`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** A name with several addresses fails with an error that has no message. */
function reasonOf(error: NodeJS.ErrnoException): string {
  return (error.message || error.code || 'no response').replaceAll('\n', ' ');
}
