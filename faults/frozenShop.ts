/** Freezes a process of the shop in the middle of a transaction, as a machine that swaps or a paused virtual one does. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Random } from './random.ts';

/** What the connections of a process are called: those that apply events, and those of requests. */
type Application = 'kakon projections' | 'kakon';

const tries = 60;
/** A transaction that goes on gets its next statement within this time. */
const goingOnMs = 60;

/** A transaction that has locked or written rows and waits for its process. */
async function idleTransaction(db: Database, application: Application): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select concat(pid, ' ', state_change) as id from pg_stat_activity
    where datname = current_database() and application_name = ${application}
      and state like 'idle in transaction%' and backend_xid is not null
    order by 1 limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** True if a transaction of the process is open. Otherwise it is frozen all the same. */
export async function freeze(
  process: ChildProcess,
  { db, random, application }: { db: Database; random: Random; application: Application },
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    process.kill('SIGSTOP');
    await pause(5);
    const found = await idleTransaction(db, application);
    if (found) await pause(goingOnMs);
    if (found && found === (await idleTransaction(db, application))) return true;
    if (attempt === tries) return false;
    process.kill('SIGCONT');
    await pause(10 + random.whole(90));
  }
}
