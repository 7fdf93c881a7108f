/** Freezes a process of the shop while it applies events, as a machine that swaps or a paused virtual machine does. */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Random } from './random.ts';

const tries = 40;
/** A batch of events takes less. */
const batchMs = 60;

/** The transaction that holds the lock of the outbox and waits for its process. */
async function idleHolder(db: Database): Promise<string | null> {
  const { rows } = await sql<{ holder: string }>`
    select concat(pid, ' ', xact_start) as holder from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and datname = current_database()
      and application_name = 'kakon projections' and state like 'idle in transaction%'`.execute(db);
  return rows[0]?.holder ?? null;
}

/** True if the process holds the lock of the outbox. Otherwise it is frozen all the same. */
export async function freeze(process: ChildProcess, db: Database, random: Random): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    process.kill('SIGSTOP');
    const holder = await idleHolder(db);
    if (holder) await pause(batchMs);
    if (holder && holder === (await idleHolder(db))) return true;
    if (attempt === tries) return false;
    process.kill('SIGCONT');
    await pause(20 + random.whole(100));
  }
}
