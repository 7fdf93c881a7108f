/** Reads the migrations: plain SQL, with a header of comments that says how to apply it and who can use the result. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  /**
   * The number of the newest migration that the oldest program knows which can use the database after this one. Null: only
   * programs that know this migration can. Header: `-- oldest program: 0030`.
   */
  oldestProgram: string | null;
  /**
   * Each statement is committed on its own, as `create index concurrently` needs it. A failed migration runs again from its
   * first statement, so all of them must be repeatable. Header: `-- without transaction`.
   */
  withoutTransaction: boolean;
}

export const ownDirectory = join(import.meta.dirname, '../../migrations');

export async function readMigrations(directory = ownDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      // Ignore line endings: a checkout on another system may convert them.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), ...headerOf(sql) };
    }),
  );
}

function headerOf(sql: string): Pick<Migration, 'oldestProgram' | 'withoutTransaction'> {
  const [header = ''] = /^(?:--.*\n|\s*\n)*/.exec(sql) ?? [];
  return {
    oldestProgram: /^-- oldest program: (\d{4})$/m.exec(header)?.[1] ?? null,
    withoutTransaction: /^-- without transaction$/m.test(header),
  };
}

/**
 * The statements of a migration without a transaction. Each ends with a semicolon at the end of a line; those between `$$` are
 * part of a `do` block, which can commit batches of its own.
 */
export const statementsOf = ({ sql }: Pick<Migration, 'sql'>): string[] =>
  (sql.match(/(?:\$\$[\s\S]*?\$\$|(?!;[ \t]*$)[\s\S])+/gm) ?? [])
    .map((statement) => statement.replace(/^;/, ''))
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter(Boolean);
