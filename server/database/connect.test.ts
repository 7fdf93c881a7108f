import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { diceOf } from '../../faults/dice.ts';
import { openLossyNetwork } from '../../faults/lossyNetwork.ts';
import { connect } from './connect.ts';
import { problemOfDatabaseError } from './constraints.ts';

const { db, url } = await openTestDatabase({ statementTimeoutMs: 200 });

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('what comes from the database', () => {
  it('is a number where it counts, a moment where it is a time, and text where it is a day', async () => {
    const { rows } =
      await sql`select 123456789012::bigint as poisha, sum(n) as sum, timestamptz '2026-01-02 03:04:05Z' as at, date '2026-01-02' as day from generate_series(1, 3) n`.execute(
        db,
      );
    expect(rows).toEqual([
      { poisha: 123456789012, sum: 6, at: new Date('2026-01-02T03:04:05Z'), day: '2026-01-02' },
    ]);
  });

  it('is never a rounded figure', async () => {
    await expect(sql`select 9007199254740993 as n`.execute(db)).rejects.toThrow(
      'beyond what can be counted exactly',
    );
  });
});

it('keeps two connections while nothing is asked, and no more', async () => {
  const { db: own, pool, close } = connect(url, { idleMs: 50 });
  const backend = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(own)).rows[0]?.pid;
  const used = await Promise.all(Array.from({ length: 5 }, backend));
  expect(new Set(used).size).toBe(5);
  await expect.poll(() => pool.totalCount).toBe(2);
  await wait(200);
  expect(pool.totalCount).toBe(2);
  expect(used).toContain(await backend());
  await close();
});

describe('a database that cannot answer', () => {
  it('makes the shop busy, not broken, when a statement takes too long', async () => {
    const error = await thrownBy(sql`select pg_sleep(5)`.execute(db));
    expect(problemOfDatabaseError(error)?.code).toBe('unavailable');
  });

  it('makes the shop busy when nobody listens there', async () => {
    const { db: nowhere, close } = connect('postgres://kakon@127.0.0.1:1/kakon');
    expect(problemOfDatabaseError(await thrownBy(sql`select 1`.execute(nowhere)))?.code).toBe('unavailable');
    await close();
  });

  it('makes the shop busy when the connection is cut in the middle, and soon finds a new one', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(problemOfDatabaseError(await thrownBy(cut))?.code).toBe('unavailable');
    await expect.poll(() => sql`select 1`.execute(db)).toBeTruthy();
  });

  it('makes the shop busy when all connections are taken', async () => {
    const { db: single, close } = connect(url, { poolSize: 1, waitForConnectionMs: 100 });
    const busy = single.connection().execute((held) => sql`select pg_sleep(0.5)`.execute(held));
    expect(problemOfDatabaseError(await thrownBy(sql`select 1`.execute(single)))?.code).toBe('unavailable');
    await busy;
    await close();
  });

  it('is asked by another way when the network has forgotten the first one, without a word to anybody', async () => {
    const network = await openLossyNetwork(url, diceOf(1));
    const { db: far, close } = connect(network.url, { poolSize: 1, statementTimeoutMs: 100 });
    const error = await thrownBy(
      far.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        network.becomes('forgetful');
        await sql`select 2`.execute(trx);
      }),
    );
    expect(problemOfDatabaseError(error)?.code).toBe('unavailable');
    expect((await sql`select 3 as n`.execute(far)).rows).toEqual([{ n: 3 }]);
    await close();
  });

  it('stays a fault of the shop when the statement is wrong', async () => {
    expect(problemOfDatabaseError(await thrownBy(sql`select nonsense`.execute(db)))).toBeNull();
  });
});
