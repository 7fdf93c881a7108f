/** Connects to PostgreSQL: one pool per process, for Kysely and plain SQL. */
import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg, { type PoolClient } from 'pg';
import type { StatementTrace } from '#server/tracing/trace.ts';
import { type ConnectionTraits, directTraits } from './connectionTraits.ts';
import { PipeliningClient, UnnamedPipeliningClient } from './pipeliningClient.ts';
import type { DB } from './tables.ts';
import { traceStatements } from './traceStatements.ts';
import { watchConnections } from './watchConnections.ts';

/** The executor of queries: the pool or a transaction. */
export type Database = Kysely<DB>;

export interface Connection {
  db: Database;
  /** For modules that use `pg` directly: rate limits and jobs. */
  pool: pg.Pool;
  /** Takes at most a second: then the sockets are closed, since a connection that leads nowhere never ends by itself. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Called when an idle connection breaks. The pool replaces it. */
  onBrokenConnection?: (error: Error) => void;
  /** Called when a statement was refused because the server is a standby. */
  onStandby?: () => void;
  /** Follows each statement. Optional. */
  trace?: StatementTrace;
  /** What connections by this URL can do. Absent: all that PostgreSQL itself can. */
  traits?: ConnectionTraits;
  /** The application name in `pg_stat_activity`. */
  application?: string;
  /**
   * A few keep the processors busy. Twenty also let orders wait side by side for the commits of a slow disk or of a distant
   * standby.
   */
  poolSize?: number;
  /** A statement takes milliseconds. One that takes this long is a fault and is cancelled. */
  statementTimeoutMs?: number;
  /** How long PostgreSQL's error for a cancelled statement may take to arrive. */
  graceMs?: number;
  /** How long a request may wait for a connection before it is refused. */
  waitForConnectionMs?: number;
  /** An idle connection is closed after this, except the last two. */
  idleMs?: number;
  /**
   * A transaction of a process that hangs is ended, so that others get its locks: sooner than `lockTimeoutMs`, and soon
   * enough that another process applies events within five seconds. The shop's own transactions never idle.
   */
  idleInTransactionMs?: number;
  lockTimeoutMs?: number;
}

/** The first request after a quiet time would wait 25 ms for a new connection, and prepare every statement again. */
const idleConnections = 2;

/** The time that connections have to end after `close`. */
const closingMs = 1_000;

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const {
    onBrokenConnection = () => {},
    onStandby = () => {},
    trace,
    traits = directTraits,
    application = 'kakon',
    poolSize = 20,
    statementTimeoutMs = 15_000,
    graceMs = 5_000,
    waitForConnectionMs = 5_000,
    idleMs = 10_000,
    idleInTransactionMs = 4_000,
    lockTimeoutMs = 10_000,
  } = options;
  const timeouts = {
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
  let closing = false;
  const pool = new pg.Pool({
    Client: traits.namedStatements ? PipeliningClient : UnnamedPipeliningClient,
    connectionString: url,
    max: poolSize,
    min: Math.min(idleConnections, poolSize),
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: waitForConnectionMs,
    ...(traits.startupParameters ? timeouts : {}),
    keepAlive: true,
    application_name: application,
    types: { getTypeParser: parserFor },
  });
  // Without listeners a connection that breaks, idle or in use, would end the process.
  pool.on('error', report).on('connect', (client) => {
    client.on('error', () => {});
    if (!traits.startupParameters && traits.sessions) setTimeouts(client, timeouts);
  });
  const endAll = watchConnections(pool, { silenceMs: statementTimeoutMs + graceMs, onStandby });
  if (trace) traceStatements(pool, trace);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close };

  function report(error: Error): void {
    // The pool adds the whole client to the error. Remove it from the log.
    Reflect.deleteProperty(error, 'client');
    if (!closing) onBrokenConnection(error);
  }

  async function close(): Promise<void> {
    closing = true;
    await Promise.race([db.destroy(), wait(closingMs, undefined, { ref: false })]);
    endAll();
  }
}

/** Sent before the first statement of a connection. If it fails, so does that one. */
function setTimeouts(client: PoolClient, timeouts: Record<string, number>): void {
  const settings = Object.entries(timeouts).map(([name, ms]) => `set ${name} = ${ms}`);
  client.query(settings.join('; ')).catch(() => {});
}

/** Amounts and counts fit a JavaScript number. One that does not is a fault and is never rounded. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what can be counted exactly`);
  return value;
}

const { INT8, DATE } = pg.types.builtins;

/** A timestamp becomes a `Date`. A day stays text, because a time zone could move it. */
export function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return parseBigint;
  if (oid === DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
}
