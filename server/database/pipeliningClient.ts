/** A connection that sends prepared statements under their names, and several statements in one round trip. */
import { createHash } from 'node:crypto';
import pg, { type QueryResult } from 'pg';

interface Statement {
  name?: string;
  text: string;
  values?: readonly unknown[];
}

/** Emitted when a statement is sent, so its response is due. One that waits for BEGIN is sent some time after `query` is called. */
export const SENT = 'sent';

/** The name of each prepared statement by its text, because Kysely hands over text alone. */
const names = new Map<string, string>();
/** Bounds the memory of every connection if the text of a statement differs each time. */
const mostNames = 100;

export function prepare(text: string): void {
  if (names.has(text) || names.size >= mostNames) return;
  // The name is a digest of the text: two versions of the program may share a connection through a pooler.
  names.set(text, `kakon_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
}

/** How a statement is sent together with others. */
interface SendOptions {
  /** Right after BEGIN, without waiting for its response. The statement must not write: it runs alone if BEGIN fails. */
  afterBegin?: boolean;
  /** Statements that are sent with it. */
  companions?: readonly Statement[];
  /** COMMIT follows it and its companions. */
  commits?: boolean;
}

/** By the values of the statement, because the driver gets nothing else of it but the text. */
const sendOptions = new WeakMap<object, SendOptions>();
const noOptions: SendOptions = {};

/** Says how the statement that has these values is sent. */
export const setSendOptions = (values: readonly unknown[], options: SendOptions): unknown =>
  sendOptions.set(values, options);

/** As `pg` responds to a command without rows. */
const done = (command: string) => ({ command, rowCount: null, rows: [] });

/** Waits for all, then throws the first error. */
async function everyOf<Results extends readonly unknown[]>(
  results: {
    [Index in keyof Results]: Promise<Results[Index]>;
  },
): Promise<Results> {
  await Promise.allSettled(results);
  return Promise.all(results) as Promise<unknown> as Promise<Results>;
}

/**
 * Sends BEGIN with the first statement of a transaction and COMMIT with the last ones: two round trips less. `pg` pipelines
 * them. PostgreSQL treats each as a message of its own, so the response to BEGIN and to COMMIT is always checked.
 *
 * BEGIN can fail while the connection stays usable, if someone cancels it. The statement sent with it then runs outside a
 * transaction. So only statements marked as harmless are sent with BEGIN. Any other statement waits for its response.
 */
export class PipeliningClient extends pg.Client {
  /** The response to BEGIN, until it has arrived. If BEGIN failed, it stays until the transaction is rolled back. */
  #beginResponse: Promise<unknown> | null = null;
  /** The last statement has committed already. Kysely's own COMMIT is still to come. */
  #isCommitted = false;

  constructor(config?: pg.ClientConfig) {
    super({ ...config, pipeline: true });
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg has a dozen overloads, and most arguments are passed on unchanged
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    this.#writeTogether();
    if (this.#isCommitted) return this.#afterCommit(text);
    if (typeof text !== 'string' || typeof values === 'function' || rest.length > 0)
      return this.#emitSent(() => super.query(...(args as [string])));
    if (text === 'begin') return this.#begin();
    if (text === 'rollback') this.#beginResponse = null;
    return this.#afterBegin(this.named({ text, values }));
  }

  protected named({ text, values }: Statement): Statement {
    return { name: names.get(text), text, values };
  }

  /**
   * Statements that are sent in the same turn of the event loop go to PostgreSQL in one write. Each write is a call of the
   * operating system, which costs Node as much as everything else that it does for a statement. The socket is in the driver's types
   * and not in its documents; a test fails if another version has it elsewhere.
   */
  #writeTogether(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /** Emits first, because `pg` may refuse to send, and then emits 'drain' at once. */
  #emitSent<T>(send: () => T): T {
    this.emit(SENT);
    return send();
  }

  #ask({ name, text, values }: Statement): Promise<QueryResult> {
    return this.#emitSent(() => super.query({ name, text, values: values as unknown[] })) as never;
  }

  /** Resolves at once: the statements wait for the response. */
  #begin(): Promise<object> {
    const response = this.#ask({ text: 'begin' });
    this.#beginResponse = response;
    const forget = () => {
      if (this.#beginResponse === response) this.#beginResponse = null;
    };
    // The statements report the failure.
    response.then(forget, () => {});
    return Promise.resolve(done('BEGIN'));
  }

  /** Every statement of a transaction whose BEGIN failed gets the error of BEGIN. */
  async #afterBegin(statement: Statement): Promise<unknown> {
    const options = (statement.values && sendOptions.get(statement.values)) ?? noOptions;
    const response = this.#beginResponse;
    if (!response) return this.#send(statement, options);
    if (options.afterBegin) {
      const [, result] = await everyOf([response, this.#send(statement, options)]);
      return result;
    }
    await response;
    return this.#send(statement, options);
  }

  #send(statement: Statement, { companions = [], commits }: SendOptions): Promise<unknown> {
    const statements = [statement, ...companions.map((each) => this.named(each))];
    if (commits) return this.#commitAfter(statements);
    return statements.length > 1 ? this.#sendAll(statements) : this.#ask(statement);
  }

  async #sendAll(statements: readonly Statement[]): Promise<object> {
    const results = await everyOf(statements.map((statement) => this.#ask(statement)));
    return { ...done('SELECT'), rows: results.map(({ rows }) => rows) };
  }

  /** If a statement fails, PostgreSQL refuses those after it, rolls back and responds to COMMIT with ROLLBACK. */
  async #commitAfter(statements: readonly Statement[]): Promise<unknown> {
    const sent = { isRefused: false };
    const results: Promise<unknown>[] = [];
    for (const statement of statements) {
      // `pg` refuses values that it cannot serialise before it sends anything. Nothing must follow then.
      if (!sent.isRefused) results.push(this.#askWatched(statement, sent));
    }
    if (sent.isRefused) return everyOf(results);
    const commit = this.#ask({ text: 'commit' });
    await everyOf([...results, commit]);
    if ((await commit).command !== 'COMMIT')
      throw new Error('the transaction was not committed with its last statements');
    this.#isCommitted = true;
    return done('SELECT');
  }

  /** Notes at once that `pg` refused to send the statement. */
  #askWatched(statement: Statement, sent: { isRefused: boolean }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (error: Error | null, result: QueryResult) => {
        sent.isRefused = Boolean(error);
        if (error) reject(error);
        else resolve(result);
      };
      const { values } = statement;
      this.#emitSent(() => super.query({ ...statement, values: values as unknown[] }, settle));
    });
  }

  /** Responds to Kysely's own COMMIT, and refuses anything else: the transaction is over. */
  async #afterCommit(text: unknown): Promise<object> {
    this.#isCommitted = false;
    if (text === 'commit') return done('COMMIT');
    throw new Error('the transaction was over with its last statements');
  }
}

/** For poolers that give each transaction another connection, where PostgreSQL does not know the names. */
export class UnnamedPipeliningClient extends PipeliningClient {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  override query(...args: any[]): any {
    const [statement, ...rest] = args;
    // Modules that use `pg` directly may name their statements, too.
    return super.query(statement?.name ? { ...statement, name: undefined } : statement, ...rest);
  }

  protected override named({ text, values }: Statement): Statement {
    return { text, values };
  }
}
