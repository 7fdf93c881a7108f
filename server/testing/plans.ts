/** The plans of a call's statements, for tests of lists that rely on an index. */
import { CompiledQuery } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { statementsOf } from '../../bench/statements.ts';

/** As text. `work` must run on `db`, which can be a transaction with planner settings of its own. */
export async function planOf(db: Database, work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  for (const { text, values } of await statementsOf(work)) {
    if (!/^\s*(select|with|delete|insert|update)/i.test(text)) continue;
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, [...values]),
    );
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}
