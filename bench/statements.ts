/** The SQL that a call sends, kept, so that it can be sent again without the shop around it. */
import pg from 'pg';
import { FirstStatement } from '#server/database/beginning.ts';
import { LastStatement } from '#server/database/ending.ts';
import { Series } from '#server/database/series.ts';

export interface Statement {
  /** Of one that is sent prepared. */
  name?: string;
  text: string;
  values: readonly unknown[];
  /** Goes together with the next one, without waiting for an answer. */
  goesAlong?: true;
}

export const roundTripsOf = (statements: readonly Statement[]): number =>
  statements.filter(({ goesAlong }) => !goesAlong).length;

type Query = (...args: unknown[]) => unknown;

/** All that goes to the database while `work` goes on, but for what asks now and then whether it is there. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const kept: Statement[] = [];
  const client = pg.Client.prototype as unknown as { query: Query };
  const query = client.query;
  client.query = function keeping(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    if (first instanceof FirstStatement) kept.push({ text: 'begin', values: [], goesAlong: true });
    if (first instanceof Series)
      for (const statement of first.statements)
        kept.push({ ...statement, ...(statement !== first.statements.at(-1) && { goesAlong: true }) });
    else if (typeof first === 'string')
      kept.push({ text: first, values: Array.isArray(second) ? second : [] });
    else if (first && typeof first === 'object' && 'text' in first) {
      const { name, text, values } = first as { name?: string; text: string; values?: unknown[] };
      const statement = { name, text, values: values ?? (Array.isArray(second) ? second : []) };
      if (first instanceof LastStatement)
        kept.push({ ...statement, goesAlong: true }, { text: 'commit', values: [] });
      else kept.push(statement);
    }
    return query.apply(this, args);
  };
  try {
    await work();
  } finally {
    client.query = query;
  }
  return kept.filter(({ text }) => text !== 'select 1');
}

/** From the first statement of the transaction to its end. */
export const transactionIn = (statements: readonly Statement[]): Statement[] => {
  const first = statements.findIndex(({ text }) => /^begin|^start transaction/i.test(text));
  const last = statements.findLastIndex(({ text }) => /^commit/i.test(text));
  return first < 0 ? [...statements] : statements.slice(first, last + 1);
};

/** The same again, with other values wherever some of the old stood. */
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
