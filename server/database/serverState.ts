/** What a connection leads to: the primary or a standby, with a schema that this program can use or not. */
import type pg from 'pg';
import type { Readiness } from '#server/readiness.ts';
import { readMigrations } from './migrationFiles.ts';
import { readApplied, unusableSince } from './schemaFit.ts';

/** Read once: the files belong to the program. */
let known: ReturnType<typeof readMigrations> | undefined;

/** Throws on a standby, so that the caller connects again: to the new primary, once there is one. */
export async function inspectServer(
  client: Pick<pg.Client, 'query'>,
  readiness: Pick<Readiness, 'set'>,
): Promise<void> {
  known ??= readMigrations();
  const { rows } = await client.query<{ readOnly: string }>(
    `select current_setting('transaction_read_only') as "readOnly"`,
  );
  const isStandby = rows[0]?.readOnly === 'on';
  readiness.set('standby', isStandby);
  if (isStandby) throw new Error('the server is read-only');
  readiness.set('schema', unusableSince(await readApplied(client), await known).length > 0);
}
