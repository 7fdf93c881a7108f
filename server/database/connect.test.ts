import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { openFaultyNetwork } from '../../faults/faultyNetwork.ts';
import { randomOf } from '../../faults/random.ts';
import { connect } from './connect.ts';
import { problemOfDatabaseError } from './constraints.ts';

const { db, url } = await openTestDatabase({ statementTimeoutMs: 1_000 });

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a value from the database', () => {
  it('is a number for a count, a Date for a timestamp, and text for a day', async () => {
    const { rows } =
      await sql`select 123456789012::bigint as poisha, sum(n) as sum, timestamptz '2026-01-02 03:04:05Z' as at, date '2026-01-02' as day from generate_series(1, 3) n`.execute(
        db,
      );
    expect(rows).toEqual([
      { poisha: 123456789012, sum: 6, at: new Date('2026-01-02T03:04:05Z'), day: '2026-01-02' },
    ]);
  });

  it('is never rounded', async () => {
    await expect(sql`select 9007199254740993 as n`.execute(db)).rejects.toThrow(
      'beyond what can be counted exactly',
    );
  });
});

it('keeps two idle connections and closes the others', async () => {
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

it('closes although its network drops everything', { timeout: 5_000 }, async () => {
  const network = await openFaultyNetwork(url, randomOf(1));
  const { db: away, pool, close } = connect(network.url);
  await sql`select 1`.execute(away);
  network.becomes('forgetful');
  const asked = thrownBy(sql`select 1`.execute(away));
  // The pool hands out its connection in the next turn.
  await wait(10);
  await close();
  expect(String(await asked)).toContain('Connection terminated');
  expect(pool.totalCount).toBe(0);
});

describe('a database that is unavailable', () => {
  it('is reported as busy if a statement takes too long', async () => {
    const error = await thrownBy(sql`select pg_sleep(5)`.execute(db));
    expect(problemOfDatabaseError(error)?.code).toBe('unavailable');
  });

  it('is reported as busy if no server listens', async () => {
    const { db: nowhere, close } = connect('postgres://kakon@127.0.0.1:1/kakon');
    expect(problemOfDatabaseError(await thrownBy(sql`select 1`.execute(nowhere)))?.code).toBe('unavailable');
    await close();
  });

  it('is reported as busy if the connection breaks during a statement, and then gets a new connection', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(problemOfDatabaseError(await thrownBy(cut))?.code).toBe('unavailable');
    await expect.poll(() => sql`select 1`.execute(db)).toBeTruthy();
  });

  it('is reported as busy if all connections are in use', async () => {
    const { db: single, close } = connect(url, { poolSize: 1, waitForConnectionMs: 500 });
    const inUse = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const busy = single.connection().execute(async () => {
      inUse.resolve();
      await released.promise;
    });
    await inUse.promise;
    expect(problemOfDatabaseError(await thrownBy(sql`select 1`.execute(single)))?.code).toBe('unavailable');
    released.resolve();
    await busy;
    await close();
  });

  it('gets a new connection if the network drops the old one silently', async () => {
    const network = await openFaultyNetwork(url, randomOf(1));
    const { db: far, close } = connect(network.url, { poolSize: 1, statementTimeoutMs: 100, graceMs: 400 });
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

  it('is noticed by the first statement of a transaction, which waits for BEGIN', async () => {
    const network = await openFaultyNetwork(url, randomOf(1));
    const { db: far, close } = connect(network.url, { poolSize: 1, statementTimeoutMs: 500, graceMs: 400 });
    const waiting = far.transaction().execute((trx) => sql`select pg_sleep(0.4)`.execute(trx));
    // BEGIN has its response by now.
    await wait(200);
    network.becomes('forgetful');
    expect(problemOfDatabaseError(await thrownBy(waiting))?.code).toBe('unavailable');
    await close();
  });

  it('is waited for once: with a connection that was dropped silently, the idle ones end, too', async () => {
    const network = await openFaultyNetwork(url, randomOf(1));
    const { db: far, pool, close } = connect(network.url, { statementTimeoutMs: 100, graceMs: 400 });
    const select = () => sql`select pg_sleep(0.05)`.execute(far);
    await Promise.all([select(), select(), select()]);
    expect(pool.totalCount).toBe(3);
    network.becomes('forgetful');
    await thrownBy(select());
    await expect.poll(() => pool.totalCount).toBe(0);
    await close();
  });

  it('is not the cause of a wrong statement: that is a fault of the shop', async () => {
    expect(problemOfDatabaseError(await thrownBy(sql`select nonsense`.execute(db)))).toBeNull();
  });
});
