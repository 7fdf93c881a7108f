/**
 * Statements of the busiest paths, which PostgreSQL parses and plans once a connection instead of each time. For those
 * alone whose best plan does not depend on their values: after five times PostgreSQL may settle for one plan for all.
 */
import { createHash } from 'node:crypto';
import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import { begin, canBegin, FirstStatement } from './beginning.ts';
import type { Database } from './connect.ts';
import { canCommit, commit, LastStatement } from './ending.ts';
import { Series, type Statement } from './series.ts';

/** By text: an executor of queries can only be handed text. A dozen or two, since every one is written in the source. */
const names = new Map<string, string>();
/** Texts of one statement that differs each time would fill the memory of every connection. */
const mostNames = 100;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  // A digest, since two versions of the program may share a connection through a pooler.
  const name = `kakon_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
}

/** The statement's text must be the same each time, and only its values differ. */
export const executePrepared = <Row>(db: Database, statement: RawBuilder<Row>): Promise<QueryResult<Row>> =>
  db.executeQuery(named(db, statement));

function named<Row>(db: Database, statement: RawBuilder<Row>): CompiledQuery<Row> {
  const compiled = statement.compile(db);
  nameOf(compiled.sql);
  return compiled;
}

/** The values of those that COMMIT goes along with: of a statement only its text and its values get to the driver. */
const lasts = new WeakSet<object>();

/** Sends COMMIT along. The transaction is over then: whoever runs it sends nothing more but the COMMIT of its own. */
export function executeLast<Row>(trx: Database, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  const compiled = named(trx, statement);
  lasts.add(compiled.parameters);
  return trx.executeQuery(compiled);
}

/** What goes along with a statement, by the values of that one. */
const companions = new WeakMap<object, Statement>();

/**
 * Two statements in one round trip, of which the first is prepared; neither needs the other's answer. Inside a transaction
 * they go one after the other: BEGIN may be waiting there to go along with the first.
 */
export async function executeTogether<One, Other>(
  db: Database,
  one: RawBuilder<One>,
  other: RawBuilder<Other>,
): Promise<[One[], Other[]]> {
  if (db.isTransaction) return [(await executePrepared(db, one)).rows, (await other.execute(db)).rows];
  const compiled = named(db, one);
  const { sql: text, parameters: values } = other.compile(db);
  companions.set(compiled.parameters, { text, values });
  const { rows } = await db.executeQuery(compiled);
  return rows as unknown as [One[], Other[]];
}

type Ask = (...given: unknown[]) => unknown;

const done = (command: string) => ({ command, rowCount: null, rows: [] });

/**
 * Sends what `executePrepared` has named under its name, BEGIN with what comes after it, COMMIT with what `executeLast`
 * sends, and the two of `executeTogether` as one.
 */
export class PreparingClient extends pg.Client {
  #isToBegin = false;
  #isOver = false;

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads it a dozen times, and all but the text goes on as it came.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    const ask = super.query.bind(this) as Ask;
    if (this.#isOver) return this.#afterTheEnd(text);
    if (text === begin.text && rest.length === 0 && canBegin(this.connection)) return this.#beginLater();
    if (text === begin.text) return ask(begin, ...rest);
    const name = typeof text === 'string' ? names.get(text) : undefined;
    if (this.#isToBegin) return this.#beginWith(args, name, ask);
    if (text === commit.text) return ask(commit, ...rest);
    if (lasts.has(values) && canCommit(this.connection)) return this.#endWith({ name, text, values }, ask);
    const companion = companions.get(values);
    if (companion) return this.#together([{ name, text, values }, companion], ask);
    return name ? ask({ name, text, values }, ...rest) : ask(...args);
  }

  /** Whoever reads the answer looks for its rows: here the first's and the second's. */
  #together(statements: readonly Statement[], ask: Ask): Promise<object> {
    return new Promise((resolve, reject) =>
      ask(new Series(statements), (error: Error | null, results: readonly QueryResult<unknown>[]) =>
        error ? reject(error) : resolve({ ...done('SELECT'), rows: results.map(({ rows }) => rows) }),
      ),
    );
  }

  #beginLater(): Promise<object> {
    this.#isToBegin = true;
    return Promise.resolve(done('BEGIN'));
  }

  /** What has no values may be several statements in one text, which cannot be of one series with another. */
  async #beginWith(args: unknown[], name: string | undefined, ask: Ask): Promise<unknown> {
    this.#isToBegin = false;
    const [text, values] = args;
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0)
      return new Promise((resolve, reject) =>
        ask(new FirstStatement({ name, text, values }), (error: Error | null, result: unknown) =>
          error ? reject(error) : resolve(result),
        ),
      );
    await ask(begin);
    return ask(...args);
  }

  #endWith(statement: Statement, ask: Ask): Promise<unknown> {
    const last = new LastStatement(statement);
    return new Promise((resolve, reject) =>
      ask(last, (error: Error | null, result: unknown) => {
        this.#isOver = !error && last.hasCommitted;
        if (this.#isOver) resolve(result);
        else reject(error ?? new Error('the transaction was not committed with its last statement'));
      }),
    );
  }

  /** COMMIT has been answered already, and nobody can take back or add anything. */
  #afterTheEnd(text: unknown): Promise<object> {
    this.#isOver = false;
    // Nothing is waited for, as after an answer that has come from PostgreSQL.
    this.emit('drain');
    if (text === commit.text) return Promise.resolve(done('COMMIT'));
    return Promise.reject(new Error('the transaction was over with its last statement'));
  }
}
