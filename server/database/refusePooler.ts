/** Refuses a pooler through which the shop would break, before anything depends on it. */
import type pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';
import { type ConnectionTraits, findTraits, UnsuitedPooler, withClients } from './connectionTraits.ts';

/** What lies behind DATABASE_URL and behind DATABASE_DIRECT_URL. */
export interface BothTraits {
  traits: ConnectionTraits;
  directTraits: ConnectionTraits;
}

export async function refuseUnsuitedPooler(url: string, directUrl: string | null): Promise<BothTraits> {
  const traits = await traitsOf('DATABASE_URL', url);
  const directTraits = directUrl === null ? traits : await traitsOf('DATABASE_DIRECT_URL', directUrl);
  if (!directTraits.sessions) throw new StartRefusal(directUrl === null ? needsDirect : notDirect);
  if (!traits.sessions && !traits.startupParameters) await refuseEndlessStatements(url);
  return { traits, directTraits };
}

const traitsOf = (setting: string, url: string): Promise<ConnectionTraits> =>
  findTraits(url).catch((error: unknown) => {
    throw error instanceof UnsuitedPooler ? new StartRefusal(`${setting}: ${error.message}`) : error;
  });

const needsDirect =
  'DATABASE_URL: that is a pooler that shares connections between transactions, through which no notification arrives; also set DATABASE_DIRECT_URL, to PostgreSQL itself';
const notDirect =
  'DATABASE_DIRECT_URL: that is a pooler that shares connections between transactions, through which no notification arrives; it takes PostgreSQL itself, or a pooler in session mode';

const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** Through such a pooler the shop cannot set the limits of its statements itself. */
async function refuseEndlessStatements(url: string): Promise<void> {
  const missing = await withClients(url, async (open) => missingTimeouts(await open()));
  if (missing.length === 0) return;
  throw new StartRefusal(
    `DATABASE_URL: that pooler gives connections without ${missing.join(', ')}; set them in its connect_query, as deploy/pgbouncer/pgbouncer.ini does`,
  );
}

async function missingTimeouts(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting = '0' order by name",
    [timeouts],
  );
  return rows.map(({ name }) => name);
}
