/** Records the SQL of a call, so that it can be sent again without the shop around it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

export interface Statement {
  /** The name of a prepared statement. */
  name?: string;
  text: string;
  values: readonly unknown[];
  /** Sent together with the next statement, without waiting for a response. */
  goesAlong?: true;
}

export const roundTripsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ goesAlong }) => !goesAlong).length;

type Query = (...args: unknown[]) => unknown;

function statementIn([first, second]: readonly unknown[]): Statement {
  const values = Array.isArray(second) ? second : [];
  if (typeof first === 'string') return { text: first, values };
  const { name, text, values: own } = first as { name?: string; text: string; values?: unknown[] };
  return { name, text, values: own ?? values };
}

/** True in everything that `work` calls, and not in what runs beside it. */
const isRecorded = new AsyncLocalStorage<true>();

/** All statements that `work` sends, except for health checks. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  /** The last statement on each connection that has no response yet. */
  const pending = new WeakMap<pg.Client, Statement>();
  const client = pg.Client.prototype as unknown as { query: Query };
  const query = client.query;
  client.query = function record(this: pg.Client, ...args: unknown[]) {
    if (!isRecorded.getStore()) return query.apply(this, args);
    const statement = statementIn(args);
    const before = pending.get(this);
    if (before) before.goesAlong = true;
    // Once per burst: an order sends more statements together than an emitter takes listeners.
    else this.once('drain', () => pending.delete(this));
    recorded.push(statement);
    pending.set(this, statement);
    return query.apply(this, args);
  };
  try {
    // An injected request is sent when it is awaited, not when it is made.
    await isRecorded.run(true, async () => void (await work()));
  } finally {
    client.query = query;
  }
  return recorded.filter(({ text }) => text !== 'select 1');
}

/** The same statements with other values in place of the old ones. */
export function replaced(statements: readonly Statement[], others: ReadonlyMap<string, string>): Statement[] {
  const inText = (text: string) =>
    [...others].reduce((all, [old, other]) => all.replaceAll(old, other), text);
  return statements.map(({ name, text, values }) => ({
    name,
    text,
    values: values.map((value) => (typeof value === 'string' ? inText(value) : value)),
  }));
}

export async function send(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name, text, values } of statements) await client.query({ name, text, values: [...values] });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
