/**
 * What lies between the shop and PostgreSQL: nothing, or a pooler such as PgBouncer. It is found out at the start by what
 * connections do, since a pooler does not say what it is.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export interface ConnectionTraits {
  /** A connection has one session of PostgreSQL to itself: LISTEN, session locks and SET work. */
  sessions: boolean;
  /** Timeouts may be sent when a connection is opened. PgBouncer refuses or drops them. */
  startupParameters: boolean;
  /** A prepared statement is known under its name later. */
  namedStatements: boolean;
}

/** The traits of a direct connection to PostgreSQL. */
export const directTraits: ConnectionTraits = {
  sessions: true,
  startupParameters: true,
  namedStatements: true,
};

/** Any time that nobody sets by chance. */
const probeTimeoutMs = 14_327;
/** Another client may take a connection between two statements, so one look proves nothing. */
const looks = 3;
const mostHolders = 4;

/** Less than a transaction may be idle (4 s), since one holds the first connection meanwhile. */
const secondConnectionMs = 3_000;

/** Protocol violation: PgBouncer refuses the parameter, or a transaction. */
const refused = '08P01';
const unknownStatement = '26000';

/** A pooler through which the shop cannot work at all. The message says why. */
export class UnsuitedPooler extends Error {
  override readonly name = 'UnsuitedPooler';
}

export async function findTraits(url: string): Promise<ConnectionTraits> {
  const startupParameters = await takesStartupParameters(url);
  await withClients(url, expectTransactionsAtOnce);
  return withClients(url, async (open) => {
    const sessions = await hasSessions(open);
    const namedStatements = sessions || (await knowsNames(open));
    return { sessions, startupParameters, namedStatements };
  });
}

async function takesStartupParameters(url: string): Promise<boolean> {
  const client = newClient(url, { statement_timeout: probeTimeoutMs });
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('statement_timeout') as timeout");
    return rows[0].timeout === `${probeTimeoutMs}ms`;
  } catch (error) {
    if ((error as { code?: string }).code === refused) return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

type Open = () => Promise<pg.Client>;

/** While one client has a transaction open, another must be served. */
async function expectTransactionsAtOnce(open: Open): Promise<void> {
  const [one, other] = [await open(), await open()];
  await one.query('begin').catch((error: unknown) => {
    throw (error as { code?: string }).code === refused
      ? new UnsuitedPooler(
          'that is a pooler in statement mode, which refuses transactions; set its pool_mode to transaction',
        )
      : error;
  });
  const response = other.query('select 1').then(
    () => true,
    () => false,
  );
  const isServed = await Promise.race([response, wait(secondConnectionMs, false)]);
  if (!isServed)
    throw new UnsuitedPooler(
      `that pooler gives no second connection within ${secondConnectionMs / 1000} s while one is in use; raise its default_pool_size`,
    );
  await one.query('commit');
}

/** Two clients with one session, or one client with two, share their connections with others. */
async function hasSessions(open: Open): Promise<boolean> {
  const [one, other] = [await open(), await open()];
  for (let look = 0; look < looks; look += 1) {
    const before = await backendOf(one);
    const held = await backendIn(other);
    const after = await backendOf(one);
    await other.query('commit');
    if (before === held || before !== after) return false;
  }
  return true;
}

/** Prepares a statement, has others hold the session that knows it, and runs it again in another session. */
async function knowsNames(open: Open): Promise<boolean> {
  const client = await open();
  // A session may still know the name of an earlier start.
  const named = { name: `kakon_${randomUUID()}`, text: 'select pg_backend_pid() as pid' };
  const { pid } = (await client.query(named)).rows[0];
  const holders: pg.Client[] = [];
  try {
    while (holders.length < mostHolders) {
      const holder = await open();
      holders.push(holder);
      if ((await backendIn(holder)) === pid) break;
    }
    return (await client.query(named)).rows[0].pid !== pid;
  } catch (error) {
    if ((error as { code?: string }).code === unknownStatement) return false;
    throw error;
  } finally {
    for (const holder of holders) await holder.query('commit').catch(() => {});
  }
}

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;

/** Begins a transaction and so keeps the session until it ends. */
async function backendIn(client: pg.Client): Promise<number> {
  await client.query('begin');
  return backendOf(client);
}

/** Ends the clients that `work` opens. */
export async function withClients<T>(url: string, work: (open: Open) => Promise<T>): Promise<T> {
  const clients: pg.Client[] = [];
  try {
    return await work(async () => {
      const client = newClient(url);
      clients.push(client);
      await client.connect();
      return client;
    });
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => {})));
  }
}

function newClient(url: string, config: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    application_name: 'kakon start',
    ...config,
  });
  return client.on('error', () => {});
}
