/** A connection that sends prepared statements under their names, and several statements in one round trip. */
import { createHash } from 'node:crypto';
import pg, { type QueryResult } from 'pg';

interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** The name of each prepared statement by its text, because Kysely hands over text alone. */
const names = new Map<string, string>();
/** Bounds the memory of every connection if the text of a statement differs each time. */
const mostNames = 100;

export function prepare(text: string): void {
  if (names.has(text) || names.size >= mostNames) return;
  // The name is a digest of the text: two versions of the program may share a connection through a pooler.
  names.set(text, `kakon_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
}

/** The values of the statements that BEGIN does not hold up. */
const firstStatements = new WeakSet<object>();

/** Sends the statement that has these values right after BEGIN. It must not write: it runs alone if BEGIN fails. */
export const sendAfterBegin = (values: readonly unknown[]): unknown => firstStatements.add(values);

/** The values of the statements that COMMIT follows at once. The driver gets only text and values of a statement. */
const lastStatements = new WeakSet<object>();

/** Sends COMMIT with the statement that has these values. */
export const commitWith = (values: readonly unknown[]): unknown => lastStatements.add(values);

/** The second statement of a batch, by the values of the first. */
const companions = new WeakMap<object, Statement>();

/** Sends a second statement with the one that has these values. */
export const sendWith = (values: readonly unknown[], companion: Statement): unknown =>
  companions.set(values, companion);

/** As `pg` responds to a command without rows. */
const done = (command: string) => ({ command, rowCount: null, rows: [] });

/** Waits for both, then throws the first error. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}

/**
 * Sends BEGIN with the first statement of a transaction and COMMIT with the last: two round trips less. `pg` pipelines
 * them. PostgreSQL treats each as a message of its own, so the response to BEGIN and to COMMIT is always checked.
 *
 * BEGIN can fail while the connection stays usable, if someone cancels it. The statement sent with it then runs outside a
 * transaction. So only statements marked as harmless are sent with BEGIN. Any other statement waits for its response.
 */
export class PipeliningClient extends pg.Client {
  /** The response to BEGIN, until it has arrived. If BEGIN failed, it stays until the transaction is rolled back. */
  #begun: Promise<unknown> | null = null;
  /** The last statement has committed already. Kysely's own COMMIT is still to come. */
  #isCommitted = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads, and most arguments are passed on unchanged
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    if (this.#isCommitted) return this.#afterCommit(text);
    if (typeof text !== 'string' || typeof values === 'function' || rest.length > 0)
      return super.query(...(args as [string]));
    if (text === 'begin') return this.#begin();
    if (text === 'rollback') this.#begun = null;
    return this.#afterBegin({ name: names.get(text), text, values });
  }

  #ask({ name, text, values }: Statement): Promise<QueryResult> {
    return super.query({ name, text, values: values as unknown[] }) as never;
  }

  /** Resolves at once: the statements wait for the response. */
  #begin(): Promise<object> {
    const begun = this.#ask({ text: 'begin' });
    this.#begun = begun;
    const forget = () => {
      if (this.#begun === begun) this.#begun = null;
    };
    // The statements report the failure.
    begun.then(forget, () => {});
    return Promise.resolve(done('BEGIN'));
  }

  /** Every statement of a transaction whose BEGIN failed gets the error of BEGIN. */
  async #afterBegin(statement: Statement): Promise<unknown> {
    const begun = this.#begun;
    if (!begun) return this.#send(statement);
    if (firstStatements.has(statement.values ?? [])) {
      const [, result] = await both(begun, this.#send(statement));
      return result;
    }
    await begun;
    return this.#send(statement);
  }

  #send(statement: Statement): Promise<unknown> {
    const values = statement.values ?? [];
    const companion = companions.get(values);
    if (companion) return this.#sendBoth(statement, companion);
    return lastStatements.has(values) ? this.#commitAfter(statement) : this.#ask(statement);
  }

  async #sendBoth(statement: Statement, companion: Statement): Promise<object> {
    const results = await both(this.#ask(statement), this.#ask(companion));
    return { ...done('SELECT'), rows: results.map(({ rows }) => rows) };
  }

  /** If the statement fails, PostgreSQL rolls back and responds to COMMIT with ROLLBACK. */
  async #commitAfter(statement: Statement): Promise<unknown> {
    const sent = { isRefused: false };
    const rows = new Promise((resolve, reject) => {
      super.query({ ...statement, values: statement.values as unknown[] }, (error, result) => {
        sent.isRefused = Boolean(error);
        if (error) reject(error);
        else resolve(result);
      });
    });
    // `pg` refuses values that it cannot serialise before it sends anything. COMMIT must not follow then.
    if (sent.isRefused) return rows;
    const [result, { command }] = await both(rows, this.#ask({ text: 'commit' }));
    if (command !== 'COMMIT') throw new Error('the transaction was not committed with its last statement');
    this.#isCommitted = true;
    return result;
  }

  /** Responds to Kysely's own COMMIT, and refuses anything else: the transaction is over. */
  async #afterCommit(text: unknown): Promise<object> {
    this.#isCommitted = false;
    // Nothing is pending, as after a response from PostgreSQL.
    this.emit('drain');
    if (text === 'commit') return done('COMMIT');
    throw new Error('the transaction was over with its last statement');
  }
}
