/** Decides whether this program can use a database, by the migrations that were applied to it. */
import type pg from 'pg';
import { StartRefusal } from '#server/startRefusal.ts';
import type { Migration } from './migrationFiles.ts';

interface AppliedMigration {
  name: string;
  checksum: string;
  oldestProgram: string | null;
}

type Applied = ReadonlyMap<string, AppliedMigration>;
type Known = readonly Pick<Migration, 'name' | 'checksum'>[];

/** Empty if no migration was ever applied. */
export async function readApplied(client: Pick<pg.ClientBase, 'query'>): Promise<Applied> {
  const { rows: found } = await client.query<{ column: string }>(
    "select attname as column from pg_attribute where attrelid = to_regclass('applied_migrations') and attname = 'oldest_program'",
  );
  if (found.length === 0) return new Map();
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum, oldest_program as "oldestProgram" from applied_migrations',
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * The applied migrations after which this program cannot use the database. A newer migration names the oldest program that
 * still can, so that two versions may run side by side while one replaces the other.
 */
export function unusableSince(applied: Applied, known: Known): string[] {
  const names = new Set(known.map(({ name }) => name));
  const newest = known.at(-1)?.name ?? '';
  return [...applied.values()]
    .filter(({ name, oldestProgram }) => !names.has(name) && (!oldestProgram || oldestProgram > newest))
    .map(({ name }) => name)
    .sort();
}

/** Refuses a database that a newer version has migrated, or whose migrations were altered after they were applied. */
export function refuseForeign(applied: Applied, known: Known): void {
  const unusable = unusableSince(applied, known);
  if (unusable.length > 0) {
    throw new StartRefusal(
      `The database is newer than this program, which does not know its ${unusable.join(', ')}; start the newer program`,
    );
  }
  const altered = known.filter(
    ({ name, checksum }) => (applied.get(name)?.checksum ?? checksum) !== checksum,
  );
  if (altered.length > 0) {
    throw new StartRefusal(
      `The database has ${altered.map(({ name }) => name).join(', ')} in another form than this program; start the program it was made with`,
    );
  }
}

/** With MIGRATE=off: refuses a database that lacks what this program needs. */
export function refuseMissing(applied: Applied, known: Known): void {
  const missing = known.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return;
  throw new StartRefusal(
    `MIGRATE: the database lacks ${missing.map(({ name }) => name).join(', ')}; run npm run migrate first`,
  );
}
