import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { deleteJobs, makeJobsDue } from '#server/testing/jobs.ts';
import { quietLog } from '#server/testing/logs.ts';
import { databaseIsAway, openTestDatabase } from '#server/testing/testDatabase.ts';
import { LockedElsewhere, queueJob, queueJobs, releaseDeadJobs, withNamedLock } from './jobQueries.ts';
import type { JobRun, TaskList } from './tasks.ts';
import { startWorker, type Worker, type WorkerOptions } from './worker.ts';

const { db, url } = await openTestDatabase();
const running: Worker[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await deleteJobs(db);
});

const idle = async () => {};

function work(tasks: Partial<TaskList>, times: WorkerOptions['times'] = {}): Worker {
  const worker = startWorker({
    url,
    log: quietLog,
    times: { pollMs: 50, restartMs: 100, ...times },
    tasks: () => ({
      sendMail: idle,
      sendResetCode: idle,
      sweep: idle,
      sweepFiles: idle,
      countBestSellers: idle,
      releaseOrders: idle,
      expireBatches: idle,
      warmPhoto: idle,
      sendPush: idle,
      sendSms: idle,
      sendPhoneCode: idle,
      notifyWaiting: idle,
      sendWebhook: idle,
      ...tasks,
    }),
  });
  running.push(worker);
  return worker;
}

const mail = (subject: string) => ({ kind: 'welcome', subject });
const phoneCode = { request: 'r', phone: '01712345678', language: 'en', askedAt: '' } as const;
const jobs = async () =>
  (
    await sql<{ attempts: number; last_error: string | null; locked: boolean; due: number; now: number }>`
      select attempts, last_error, locked_at is not null as locked,
        extract(epoch from run_at)::float as due, extract(epoch from now())::float as now
      from graphile_worker.jobs where task_identifier = 'sendMail' order by id`.execute(db)
  ).rows;

describe('a job', () => {
  it('runs after its transaction commits, and never if the transaction fails', async () => {
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) }, { pollMs: 60_000 });
    await wait(300);
    const failing = inTransaction(db, async (trx) => {
      await queueJob(trx, 'sendMail', mail('never'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTransaction(db, async (trx) => {
      await queueJob(trx, 'sendMail', mail('committed'));
      await wait(100);
      expect(done).toEqual([]);
    });
    // The worker is notified. Polling is excluded: the next poll is a minute away.
    await vi.waitFor(() => expect(done).toEqual(['committed']), { timeout: 3_000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]));
  });

  it('is added in a batch, each with its own payload', async () => {
    await queueJobs(db, 'sendMail', [mail('one'), mail('two'), mail('three')]);
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) });
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['one', 'three', 'two']), { timeout: 3_000 });
  });

  it('replaces a waiting job with the same key', async () => {
    await queueJob(db, 'sendMail', mail('first'), { jobKey: 'same' });
    await queueJob(db, 'sendMail', mail('second'), { jobKey: 'same' });
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) });
    await vi.waitFor(() => expect(done).toEqual(['second']), { timeout: 3_000 });
  });

  it('that fails is retried, each time after a longer wait', async () => {
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
    let [before] = await jobs();
    work({ sendMail });
    for (const attempt of [1, 2]) {
      await vi.waitFor(
        async () => expect(await jobs()).toMatchObject([{ attempts: attempt, locked: false }]),
        3_000,
      );
      const [job] = await jobs();
      expect(job?.last_error).toBe('the mail server is away');
      // The job failed between the two readings, and is due so many seconds after that.
      const pause = Math.exp(attempt);
      expect(job?.due).toBeGreaterThan((before?.now ?? 0) + pause - 0.001);
      expect(job?.due).toBeLessThan((job?.now ?? 0) + pause + 0.001);
      before = job;
      await makeJobsDue(db);
    }
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 3_000);
    expect(attempts).toEqual([1, 2, 3]);
  });
});

describe('a slow receiver of webhooks', () => {
  it('holds up other webhooks, and neither codes nor mail', async () => {
    const held = Promise.withResolvers<void>();
    const done: string[] = [];
    let tried = 0;
    await queueJobs(
      db,
      'sendWebhook',
      ['1', '2', '3'].map((delivery) => ({ delivery })),
    );
    work({
      sendWebhook: async () => {
        tried += 1;
        await held.promise;
      },
      sendPhoneCode: async () => void done.push('phone code'),
      sendMail: async () => void done.push('mail'),
    });
    await vi.waitFor(() => expect(tried).toBe(1), 3_000);
    await queueJob(db, 'sendMail', mail('order'));
    await queueJob(db, 'sendPhoneCode', phoneCode);
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['mail', 'phone code']), { timeout: 3_000 });
    expect(tried).toBe(1);
    held.resolve();
    await vi.waitFor(() => expect(tried).toBe(3), { timeout: 3_000 });
  });
});

describe('the worker', () => {
  it('runs what a person waits for first, and what no person waits for last', async () => {
    const done: string[] = [];
    await queueJob(db, 'warmPhoto', { photo: 'photo' });
    await queueJob(db, 'sendWebhook', { delivery: 'webhook' });
    // Two at a time: the worker has two places.
    await queueJobs(db, 'sendMail', [mail('one'), mail('two')]);
    await queueJob(db, 'sendPhoneCode', phoneCode);
    await queueJob(db, 'sendResetCode', { request: 'r', email: 'a@example.com', askedAt: '' });
    const note = (name: string) => async () => {
      done.push(name);
      await wait(50);
    };
    work({
      warmPhoto: note('photo'),
      sendWebhook: note('webhook'),
      sendMail: note('mail'),
      sendPhoneCode: note('code'),
      sendResetCode: note('code'),
    });
    await vi.waitFor(() => expect(done).toHaveLength(6), { timeout: 3_000 });
    expect(done.slice(0, 4)).toEqual(['code', 'code', 'mail', 'mail']);
    expect(done.slice(4).toSorted()).toEqual(['photo', 'webhook']);
  });

  it('continues after all its connections were cut', async () => {
    const done: string[] = [];
    work({ sendMail: async ({ subject }) => void done.push(subject) }, { pollMs: 200 });
    await wait(300);
    for (let cut = 0; cut < 3; cut += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and application_name like 'kakon worker%'`.execute(db);
      await queueJob(db, 'sendMail', mail(`after cut ${cut}`));
      await vi.waitFor(() => expect(done).toContain(`after cut ${cut}`), { timeout: 5_000 });
    }
  });

  it('continues after the database was away during a job, and repeats that job', async () => {
    const attempts: number[] = [];
    const sendMail = async (_: unknown, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempt === 1) await databaseIsAway(url, true);
    };
    await queueJob(db, 'sendMail', mail('twice'));
    work({ sendMail });
    await vi.waitFor(() => expect(attempts).toEqual([1]), 3_000);
    await wait(500);
    await databaseIsAway(url, false);
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), { timeout: 10_000 });
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), 3_000);
  });

  it.each([
    ['ended', async () => {}],
    ['failed', () => Promise.reject(new Error('the mail server is away'))],
  ])('continues after two jobs have %s whose end could not be written', async (_, outcome) => {
    const attempts: number[] = [];
    const letGo = Promise.withResolvers<void>();
    const sendMail = async ({ subject }: { subject: string }, { attempt }: { attempt: number }) => {
      attempts.push(attempt);
      if (attempt > 1) return;
      await letGo.promise;
      // Not in the same turn, or both would be written at once.
      if (subject === 'two') await wait(100);
      await outcome();
    };
    await queueJobs(db, 'sendMail', [mail('one'), mail('two')]);
    work({ sendMail }, { graceMs: 1_000 });
    await vi.waitFor(() => expect(attempts).toEqual([1, 1]), 3_000);
    await db.transaction().execute(async (trx) => {
      await sql`lock table graphile_worker._private_jobs`.execute(trx);
      letGo.resolve();
      await wait(500);
      await cutConnections();
    });
    await vi.waitFor(() => makeJobsDue(db), 3_000);
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 15_000 });
    expect(attempts).toEqual([1, 1, 2, 2]);
  });

  it('takes over the jobs of a killed process when their time is over', async () => {
    await queueJob(db, 'sendMail', mail('orphan'));
    // The queue has no public way to lock a job for a process that does not run.
    await sql`update graphile_worker._private_jobs set locked_at = now() - interval '121 seconds', locked_by = 'pool-dead', attempts = 1`.execute(
      db,
    );
    const done: number[] = [];
    work({ sendMail: async (_, { attempt }) => void done.push(attempt) });
    await vi.waitFor(() => expect(done).toEqual([2]), { timeout: 3_000 });
  });

  it('does not take the jobs of another live worker', async () => {
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

  it('lets a running job finish when the worker stops', async () => {
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

  it('stops even if a job never ends, and does not lose the job', async () => {
    const onAbort = vi.fn();
    const sendMail = (_: unknown, { signal }: JobRun) => {
      signal.addEventListener('abort', onAbort);
      return new Promise<void>(() => {});
    };
    const worker = work({ sendMail }, { finishMs: 300 });
    await queueJob(db, 'sendMail', mail('endless'));
    await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ locked: true }]), 3_000);
    await worker.stop();
    expect(onAbort).toHaveBeenCalledOnce();
    expect(await jobs()).toMatchObject([{ attempts: 1, locked: false }]);
  });
});

/** Runs until it is let go, ignores the abort signal, and counts concurrent runs. */
function stubborn() {
  const held = Promise.withResolvers<void>();
  const seen = { attempts: [] as number[], atOnce: 0, mostAtOnce: 0, ended: 0 };
  const sendMail = async (_: unknown, { attempt }: { attempt: number }) => {
    seen.attempts.push(attempt);
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    await held.promise;
    seen.atOnce -= 1;
    seen.ended += 1;
  };
  return { seen, sendMail, letGo: held.resolve };
}

const workerConnections = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and application_name like 'kakon worker%'`.execute(db);
  return rows.length;
};

/** Long enough for a worker that has lost its connections to look for jobs several times. */
async function connectedAgain(): Promise<void> {
  await vi.waitFor(async () => expect(await workerConnections()).toBeGreaterThan(0), 5_000);
  await wait(500);
}

const cutConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'kakon worker%'`.execute(db);

describe('no job runs twice at the same time', () => {
  it('if a worker loses its connections during the job', async () => {
    const { seen, sendMail, letGo } = stubborn();
    await queueJob(db, 'sendMail', mail('slow'));
    work({ sendMail });
    await vi.waitFor(() => expect(seen.atOnce).toBe(1), 3_000);
    await databaseIsAway(url, true);
    await wait(300);
    await databaseIsAway(url, false);
    await connectedAgain();
    letGo();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 15_000 });
    expect(seen.mostAtOnce).toBe(1);
    expect(seen.ended).toBe(seen.attempts.length);
  });

  it('if all connections are cut during the job and another worker waits', async () => {
    const { seen, sendMail, letGo } = stubborn();
    await queueJob(db, 'sendMail', mail('slow'));
    work({ sendMail });
    await vi.waitFor(() => expect(seen.atOnce).toBe(1), 3_000);
    work({ sendMail });
    await wait(500);
    for (let cut = 0; cut < 3; cut += 1) {
      await cutConnections();
      await wait(400);
    }
    await connectedAgain();
    letGo();
    await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 15_000 });
    expect(seen.mostAtOnce).toBe(1);
  });

  it('if all connections are cut during the job and another worker starts before they are back', async () => {
    const { seen, sendMail, letGo } = stubborn();
    await queueJob(db, 'sendMail', mail('slow'));
    work({ sendMail }, { restartMs: 60_000 });
    await vi.waitFor(() => expect(seen.atOnce).toBe(1), 3_000);
    await vi.waitFor(async () => {
      await cutConnections();
      expect(await workerConnections()).toBe(0);
    }, 10_000);
    work({ sendMail });
    await wait(1_000);
    letGo();
    expect(seen.mostAtOnce).toBe(1);
  });

  it('if a worker without connections may still be running the job', async () => {
    await queueJob(db, 'sendMail', mail('held'));
    const hold = (ago: string) =>
      sql`update graphile_worker._private_jobs
          set locked_at = now() - ${ago}::interval, locked_by = 'pool-elsewhere', attempts = 1`.execute(db);
    const own = { current: 'pool-here', former: ['pool-before'], ended: [] };
    const isHeld = async () => (await jobs())[0]?.locked;
    await hold('119 seconds');
    await releaseDeadJobs(db, own);
    expect(await isHeld()).toBe(true);
    await hold('121 seconds');
    await releaseDeadJobs(db, own);
    expect(await isHeld()).toBe(false);
    await hold('121 seconds');
    await releaseDeadJobs(db, { ...own, former: ['pool-elsewhere'] });
    expect(await isHeld()).toBe(true);
    await releaseDeadJobs(db, { ...own, former: ['pool-elsewhere'], ended: ['pool-elsewhere'] });
    expect(await isHeld()).toBe(false);
  });

  it('if the job is unlocked by hand meanwhile', async () => {
    const { seen, sendMail, letGo } = stubborn();
    await queueJob(db, 'sendMail', mail('slow'));
    work({ sendMail });
    work({ sendMail });
    await vi.waitFor(() => expect(seen.atOnce).toBe(1), 3_000);
    await sql`select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
              where locked_by is not null`.execute(db);
    await vi.waitFor(async () => expect((await jobs())[0]?.attempts).toBe(2), 3_000);
    letGo();
    await vi.waitFor(() => expect(seen.ended).toBeGreaterThan(0), 5_000);
    expect(seen.mostAtOnce).toBe(1);
  });
});

describe('a named lock', () => {
  it('has one holder at a time and is free afterwards', async () => {
    await withNamedLock(db, 'mail', async () => {
      await expect(withNamedLock(db, 'mail', idle)).rejects.toBeInstanceOf(LockedElsewhere);
      await withNamedLock(db, 'another mail', idle);
    });
    await withNamedLock(db, 'mail', idle);
    await expect(withNamedLock(db, 'mail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await withNamedLock(db, 'mail', idle);
  });
});
