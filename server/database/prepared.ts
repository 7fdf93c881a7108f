/**
 * Statements of the busiest paths. PostgreSQL parses and plans each once a connection instead of every time. Prepare only
 * statements whose best plan does not depend on their values: after five runs PostgreSQL may use one plan for all.
 */
import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import { prepare, setSendOptions } from './pipeliningClient.ts';

/** Plain SQL or a query of the query builder. */
interface Statement<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

/** The statement's text must be the same each time. Only its values may differ. */
export const executePrepared = <Row>(db: Database, statement: Statement<Row>): Promise<QueryResult<Row>> =>
  db.executeQuery(compilePrepared(db, statement));

function compilePrepared<Row>(db: Database, statement: Statement<Row>): CompiledQuery<Row> {
  const compiled = statement.compile(db);
  prepare(compiled.sql);
  return compiled;
}

/**
 * Sends BEGIN with the statement and so saves a round trip at the start of a transaction. The statement must only lock
 * and read: it runs outside a transaction if BEGIN fails.
 */
export function executeFirst<Row>(trx: Database, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  const compiled = compilePrepared(trx, statement);
  setSendOptions(compiled.parameters, { afterBegin: true });
  return trx.executeQuery(compiled);
}

/**
 * The same for several statements. Each sees what was committed while the ones before it waited for locks. Returns the
 * rows of each.
 */
export async function executeFirstOf<Rows extends readonly unknown[]>(
  trx: Database,
  statements: { [Index in keyof Rows]: RawBuilder<Rows[Index]> },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const [first, ...others] = statements.map((statement) => compilePrepared(trx, statement));
  if (!first) throw new Error('no statements');
  setSendOptions(first.parameters, { afterBegin: true, companions: companionsOf(others) });
  const { rows } = await trx.executeQuery(first);
  return (others.length > 0 ? rows : [rows]) as never;
}

const companionsOf = (others: readonly CompiledQuery[]) =>
  others.map(({ sql: text, parameters: values }) => ({ text, values }));

/**
 * Sends the statements and COMMIT in one round trip and so ends the transaction. The caller sends nothing more but its own
 * COMMIT.
 */
export async function executeLast(trx: Database, statements: readonly RawBuilder<unknown>[]): Promise<void> {
  const [first, ...others] = statements.map((statement) => compilePrepared(trx, statement));
  if (!first) return;
  setSendOptions(first.parameters, { companions: companionsOf(others), commits: true });
  await trx.executeQuery(first);
}

/**
 * Sends two independent statements in one round trip. The first is prepared. Inside a transaction they run one after
 * the other.
 */
export async function executeBatch<One, Other>(
  db: Database,
  one: RawBuilder<One>,
  other: RawBuilder<Other>,
): Promise<[One[], Other[]]> {
  if (db.isTransaction) return [(await executePrepared(db, one)).rows, (await other.execute(db)).rows];
  const compiled = compilePrepared(db, one);
  setSendOptions(compiled.parameters, { companions: companionsOf([other.compile(db)]) });
  const { rows } = await db.executeQuery(compiled);
  return rows as unknown as [One[], Other[]];
}
