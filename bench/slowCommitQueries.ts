/**
 * Commits that take 10 ms, as with a slow disk or a replica in another building, and bare commits of one row. PostgreSQL
 * itself delays each flush of its log, and commits that wait for the same flush share it.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BenchShop } from './benchShop.ts';

const delayUs = 10_000;

/** Only a superuser may set the delay, and none can log in. The server reads the file again when signalled. */
export async function withSlowCommits<Found>(
  { dataDir, pool, shoppers }: BenchShop,
  work: () => Promise<Found>,
): Promise<Found> {
  const file = join(dataDir, 'postgres', 'postgresql.auto.conf');
  const before = await readFile(file);
  const write = async (content: string | Buffer, delay: number) => {
    await writeFile(file, content);
    process.kill(shoppers.postmaster ?? 0, 'SIGHUP');
    while ((await delayOf(pool)) !== delay) await wait(20);
  };
  await write(`${before}\ncommit_delay = ${delayUs}\ncommit_siblings = 0\n`, delayUs);
  try {
    return await work();
  } finally {
    await write(before, 0);
  }
}

async function delayOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ setting: string }>(
    "select setting from pg_settings where name = 'commit_delay'",
  );
  return Number(rows[0]?.setting);
}

export interface BareCommits {
  commit(turn: number): Promise<unknown>;
  close(): Promise<void>;
}

export async function openBareCommits({ databaseUrl }: BenchShop, connections: number): Promise<BareCommits> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  await pool.query('drop table if exists bare_commits; create table bare_commits (n int not null)');
  return {
    commit: (turn) =>
      pool.query({ name: 'commit', text: 'insert into bare_commits values ($1)', values: [turn] }),
    async close() {
      await pool.query('drop table bare_commits');
      await pool.end();
    },
  };
}
