/**
 * Statements of the busiest paths, which PostgreSQL parses and plans once a connection instead of each time. For those
 * alone whose best plan does not depend on their values: after five times PostgreSQL may settle for one plan for all.
 */
import { createHash } from 'node:crypto';
import type { QueryResult, RawBuilder } from 'kysely';
import pg from 'pg';
import type { Database } from './connect.ts';

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
export function executePrepared<Row>(db: Database, statement: RawBuilder<Row>): Promise<QueryResult<Row>> {
  const compiled = statement.compile(db);
  nameOf(compiled.sql);
  return db.executeQuery(compiled);
}

/** Sends what `executePrepared` has named under its name. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads it a dozen times, and all but the text goes on as it came.
  override query(...args: any[]): any {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    const query = super.query as (...given: unknown[]) => unknown;
    return name ? query.call(this, { name, text, values }, ...rest) : query.apply(this, args);
  }
}
