/** The way to PostgreSQL: one pool a process, spoken to through Kysely or plain SQL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from './prepared.ts';
import { endWhenSilent } from './silence.ts';
import type { DB } from './tables.ts';

/** What queries run on: the pool, or the transaction a command has begun. */
export type Database = Kysely<DB>;

export interface Connection {
  db: Database;
  /** For parts that speak to `pg` themselves: limits and jobs. */
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Told of connections that break while nobody uses them; the pool replaces them by itself. */
  onBrokenConnection?: (error: Error) => void;
  /** What the connections call themselves in `pg_stat_activity`. */
  application?: string;
  /** Ten keep two processor cores and one disk busy; more would only queue inside PostgreSQL. */
  poolSize?: number;
  /** A statement of the shop takes milliseconds; one that takes this long is a fault and is ended. */
  statementTimeoutMs?: number;
  /** How long a request may wait for its turn on a connection before the shop says it is busy. */
  waitForConnectionMs?: number;
  /** After so long without use a connection is closed, but for the last two. */
  idleMs?: number;
}

/** A transaction left open by a fault must not hold its locks for ever. */
const idleInTransactionMs = 15_000;
const lockTimeoutMs = 10_000;
/** Whoever comes after a quiet moment would wait 25 ms for a new connection that has yet to learn every statement. */
const keptWarm = 2;
/** What PostgreSQL's word on a statement that has had its time may take to get here. */
const graceMs = 5_000;

export function connect(url: string, options: ConnectOptions = {}): Connection {
  const {
    onBrokenConnection = () => {},
    application = 'kakon',
    poolSize = 10,
    statementTimeoutMs = 15_000,
    waitForConnectionMs = 5_000,
    idleMs = 10_000,
  } = options;
  let closing = false;
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: poolSize,
    min: Math.min(keptWarm, poolSize),
    idleTimeoutMillis: idleMs,
    connectionTimeoutMillis: waitForConnectionMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    keepAlive: true,
    application_name: application,
    types: { getTypeParser: parserFor },
  });
  // Without listeners a connection that breaks, idle or in use, would end the process.
  pool.on('error', hear).on('connect', (client) => {
    client.on('error', () => {});
    endWhenSilent(client, statementTimeoutMs + graceMs);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close };

  function hear(error: Error): void {
    // The pool hangs the whole client on it, which is no matter for a log.
    Reflect.deleteProperty(error, 'client');
    if (!closing) onBrokenConnection(error);
  }

  function close(): Promise<void> {
    closing = true;
    return db.destroy();
  }
}

/** Poisha and counts fit a JavaScript number by far; one that does not is a fault, never a rounded figure. */
function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what can be counted exactly`);
  return value;
}

const { INT8, DATE } = pg.types.builtins;

/** Moments become `Date`, but a day stays text: it has no time zone to be moved by. */
export function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return parseBigint;
  if (oid === DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
}
