import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { quietLog } from '#server/testing/quietLog.ts';
import { databaseIsAway, openTestDatabase } from '#server/testing/testDatabase.ts';
import { HeldElsewhere, jobCall, queueJob, queueJobs, whileHolding } from './jobQueries.ts';
import type { TaskList } from './tasks.ts';
import { startWorker, type Worker } from './worker.ts';

const { db, url } = await openTestDatabase();
const running: Worker[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await sql`delete from graphile_worker._private_jobs`.execute(db);
});

const idle = async () => {};

function work(tasks: Partial<TaskList>, pollMs = 50): Worker {
  const worker = startWorker({
    url,
    log: quietLog,
    pollMs,
    gather: idle,
    tasks: () => ({ sendMail: idle, sendResetCode: idle, sweep: idle, warmPhoto: idle, ...tasks }),
  });
  running.push(worker);
  return worker;
}

const mail = (subject: string) => ({ kind: 'welcome', subject });
const jobs = async () =>
  (
    await sql<{ attempts: number; last_error: string | null; locked: boolean; wait: number }>`
      select attempts, last_error, locked_at is not null as locked, extract(epoch from run_at - now())::float as wait
      from graphile_worker.jobs where task_identifier = 'sendMail' order by id`.execute(db)
  ).rows;
const makeDue = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);

describe('a job', () => {
  it('is done after its transaction, and not at all when that fails', async () => {
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) }, 60_000);
    await wait(300);
    const failing = inTransaction(db, async (trx) => {
      await queueJob(trx, 'sendMail', mail('never'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTransaction(db, async (trx) => {
      await queueJob(trx, 'sendMail', mail('kept'));
      await wait(100);
      expect(done).toEqual([]);
    });
    // Announced, not polled for: the next poll is a minute away.
    await vi.waitFor(() => expect(done).toEqual(['kept']), { timeout: 3_000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  it('is added by a part of another statement, once for each of its rows', async () => {
    await sql`select n, ${jobCall('sendMail', sql`json_build_object('kind', 'welcome', 'subject', n)`)}
              from generate_series(1, 3) n`.execute(db);
    expect(await jobs()).toHaveLength(3);
  });

  it('is added beside many others, each with its own', async () => {
    await queueJobs(db, 'sendMail', [mail('one'), mail('two'), mail('three')]);
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) });
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['one', 'three', 'two']), { timeout: 3_000 });
  });

  it('takes the place of one that waits under the same key', async () => {
    await queueJob(db, 'sendMail', mail('first'), { jobKey: 'same' });
    await queueJob(db, 'sendMail', mail('second'), { jobKey: 'same' });
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) });
    await vi.waitFor(() => expect(done).toEqual(['second']), { timeout: 3_000 });
  });

  it('that fails is tried again, each time later', async () => {
    const attempts: number[] = [];
    const sendMail = async (
      _: unknown,
      { attempt, isLastAttempt }: { attempt: number; isLastAttempt: boolean },
    ) => {
      attempts.push(attempt);
      expect(isLastAttempt).toBe(false);
      if (attempt < 3) throw new Error('the mail server is away');
    };
    await queueJob(db, 'sendMail', mail('stubborn'));
    work({ sendMail });
    for (const [attempt, pause] of [
      [1, 2.7],
      [2, 7.4],
    ] as const) {
      await vi.waitFor(
        async () => expect(await jobs()).toMatchObject([{ attempts: attempt, locked: false }]),
        3_000,
      );
      const [job] = await jobs();
      expect(job?.last_error).toBe('the mail server is away');
      expect(job?.wait).toBeGreaterThan(pause - 2);
      expect(job?.wait).toBeLessThan(pause + 0.1);
      await makeDue();
    }
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 3_000);
    expect(attempts).toEqual([1, 2, 3]);
  });
});

describe('the worker', () => {
  it('goes on after every one of its connections was cut', async () => {
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) }, 200);
    await wait(300);
    for (let cut = 0; cut < 3; cut += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and application_name like 'kakon worker%'`.execute(db);
      await queueJob(db, 'sendMail', mail(`after cut ${cut}`));
      await vi.waitFor(() => expect(done).toContain(`after cut ${cut}`), { timeout: 5_000 });
    }
  });

  it('goes on after the database was away while a job was done, doing that job again', async () => {
    const attempts: number[] = [];
    const sendMail = async (_: unknown, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempt === 1) await databaseIsAway(url, true);
    };
    await queueJob(db, 'sendMail', mail('twice'));
    work({ sendMail });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 3_000);
    await wait(1_500);
    await databaseIsAway(url, false);
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 3_000);
  });

  it('takes over at once what a killed process held', async () => {
    await queueJob(db, 'sendMail', mail('orphan'));
    await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-dead', attempts = 1`.execute(
      db,
    );
    const done: number[] = [];
    work({ sendMail: async (_, { attempt }) => void done.push(attempt) });
    await vi.waitFor(() => expect(done).toEqual([2]), { timeout: 3_000 });
  });

  it('leaves to another living worker what that one holds', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const done: string[] = [];
    work({
      sendMail: async () => {
        await held;
        done.push('first');
      },
    });
    await queueJob(db, 'sendMail', mail('held'));
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ locked: true }]), 3_000);
    work({ sendMail: async () => void done.push('second') });
    await wait(700);
    release();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 3_000);
    expect(done).toEqual(['first']);
  });

  it('lets a job at work finish when it is stopped', async () => {
    const done: string[] = [];
    const worker = work({
      sendMail: async () => {
        await wait(500);
        done.push('finished');
      },
    });
    await queueJob(db, 'sendMail', mail('slow'));
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ locked: true }]), 3_000);
    await worker.stop();
    expect(done).toEqual(['finished']);
    expect(await jobs()).toEqual([]);
  });

  it('ends within ten seconds whatever a job does, and the job is not lost', async () => {
    const told = vi.fn();
    const worker = work({
      sendMail: (_, { signal }) => {
        signal.addEventListener('abort', told);
        return new Promise(() => {});
      },
    });
    await queueJob(db, 'sendMail', mail('endless'));
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ locked: true }]), 3_000);
    const begun = Date.now();
    await worker.stop();
    expect(Date.now() - begun).toBeLessThan(10_000);
    expect(told).toHaveBeenCalledOnce();
    expect(await jobs()).toMatchObject([{ attempts: 1, locked: false }]);
  });
});

describe('a name that is held', () => {
  it('is held by one at a time and free again afterwards', async () => {
    await whileHolding(db, 'mail', async () => {
      await expect(whileHolding(db, 'mail', idle)).rejects.toBeInstanceOf(HeldElsewhere);
      await whileHolding(db, 'another mail', idle);
    });
    await whileHolding(db, 'mail', idle);
    await expect(whileHolding(db, 'mail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await whileHolding(db, 'mail', idle);
  });
});
