/** Events are applied once, in order, by one process at a time. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { newOrderState } from '#server/orders/recordOrderChange.ts';
import type { OrderChanged, OrderState, ShopEvent } from '#server/outbox/events.ts';
import { recordEvent, waitForOutboxLock } from '#server/outbox/outboxQueries.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { openFaultyNetwork } from '../../faults/faultyNetwork.ts';
import { randomOf } from '../../faults/random.ts';
import { applyEvents } from './applyEvents.ts';
import { rebuildProjections } from './rebuild.ts';
import { startProjections } from './startProjections.ts';

const { db, url } = await openTestDatabase();
const log = recordingLog();
const customer = await buildCustomer(db);

beforeEach(async () => {
  log.lines.length = 0;
  await sql`truncate outbox, order_states, order_totals, mails`.execute(db);
});

const { fullName, phone, district, thana } = deliverTo;
const pending = newOrderState(50_000, { fullName, phone, district, thana });
const placed = (order = newId()): OrderChanged => ({
  kind: 'orderChanged',
  order,
  user: customer.id,
  placedAt: '2026-03-09T18:30:00Z',
  before: null,
  after: pending,
  sold: [],
  stock: [],
});
const moved = (order: string, status: OrderState['status']): OrderChanged => ({
  ...placed(order),
  before: pending,
  after: { ...pending, status },
});
/** No such day: the projection of orders by day cannot apply it. */
const unusable = (): ShopEvent => ({ ...placed(), placedAt: 'some day' });

const apply = (options = { wait: true }) => applyEvents(db, { log, ...options });
const left = async () => (await db.selectFrom('outbox').select('id').execute()).length;
const counted = async () =>
  (await db.selectFrom('order_states').select('status').orderBy('status').execute()).map(
    ({ status }) => status,
  );
const allTime = () =>
  db
    .selectFrom('order_totals')
    .select(['status', 'orders', 'revenue'])
    .where('day', '=', sql<string>`'infinity'`)
    .where('orders', '<>', 0)
    .execute();

describe('events', () => {
  it('are applied once, by however many at a time', async () => {
    for (let n = 0; n < 40; n += 1) await recordEvent(db, placed());
    await Promise.all(Array.from({ length: 6 }, () => apply()));
    expect(await allTime()).toEqual([{ status: 'pending', orders: 40, revenue: 2_000_000 }]);
    expect(await left()).toBe(0);
  });

  it('are applied in order, more than one batch of them, too', async () => {
    const order = newId();
    await recordEvent(db, placed(order));
    await sql`
      insert into outbox (event) select ${JSON.stringify(moved(order, 'processing'))}::jsonb from generate_series(1, 600)`.execute(
      db,
    );
    await recordEvent(db, moved(order, 'shipped'));
    await apply();
    expect(await counted()).toEqual(['shipped']);
  });

  it('count by the day of Dhaka', async () => {
    await recordEvent(db, placed());
    await apply();
    const days = await db.selectFrom('order_totals').select('day').orderBy('day').execute();
    expect(days).toEqual([{ day: '2026-03-10' }, { day: 'infinity' }]);
  });

  it('leave no trace if their transaction is rolled back', async () => {
    const failing = inTransaction(db, async (trx) => {
      await recordEvent(trx, placed());
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    await apply();
    expect(await counted()).toEqual([]);
  });

  it('do not wait while another process applies some, unless asked to', async () => {
    await recordEvent(db, placed());
    const released = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const other = inTransaction(db, async (trx) => {
      await waitForOutboxLock(trx);
      isHeld.resolve();
      await released.promise;
    });
    await isHeld.promise;
    await apply({ wait: false });
    expect(await left()).toBe(1);
    const waiting = apply();
    released.resolve();
    await Promise.all([other, waiting]);
    expect(await left()).toBe(0);
  });
});

describe('an event that cannot be applied', () => {
  it('is left out and logged, and the others go on', async () => {
    await recordEvent(db, placed());
    await recordEvent(db, unusable());
    await recordEvent(db, placed());
    await apply();
    expect(await counted()).toEqual(['pending', 'pending']);
    expect(log.lines).toMatchObject([{ message: 'an event could not be applied and is left out' }]);
    expect(await db.selectFrom('outbox').select('error').execute()).toEqual([
      { error: expect.stringContaining('some day') },
    ]);
  });

  it('does not come again until everything is counted from scratch', async () => {
    await recordEvent(db, unusable());
    await apply();
    await apply();
    expect(log.lines).toHaveLength(1);
    await rebuildProjections(db);
    expect(await left()).toBe(0);
  });
});

describe('the processes of a shop', () => {
  it('apply events by themselves, and go on when one of them ends', async () => {
    const [first, second] = [startProjections(url, log), startProjections(url, log)];
    try {
      await recordEvent(db, placed());
      await expect.poll(left, { interval: 10 }).toBe(0);
      await first.close();
      await recordEvent(db, placed());
      await expect.poll(left, { interval: 10 }).toBe(0);
      expect(await allTime()).toMatchObject([{ orders: 2 }]);
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  });

  it('take over from one that hangs with the lock', async () => {
    const hanging = connect(url, { poolSize: 1, idleInTransactionMs: 300 });
    const isHeld = Promise.withResolvers<void>();
    const ended = hanging.db.transaction().execute(async (trx) => {
      await waitForOutboxLock(trx);
      isHeld.resolve();
      await wait(1_500);
      await sql`select 1`.execute(trx);
    });
    await isHeld.promise;
    await recordEvent(db, placed());
    await apply();
    expect(await left()).toBe(0);
    await expect(ended).rejects.toThrow();
    await hanging.close();
  });

  it('let nobody wait for long while the network to the database drops everything', async () => {
    const network = await openFaultyNetwork(url, randomOf(1));
    const projections = startProjections(network.url, log, { catchUpMs: 300 });
    try {
      await recordEvent(db, placed());
      await inTransaction(db, async (trx) => {
        await waitForOutboxLock(trx);
        const waiting = projections.catchUp();
        network.becomes('forgetful');
        await expect(waiting).rejects.toThrow('events were not applied within 300 ms');
      });
    } finally {
      await projections.close();
    }
  });

  it('go on after the database was away', async () => {
    const projections = startProjections(url, log);
    try {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'kakon projections' and datname = current_database()`.execute(db);
      await recordEvent(db, placed());
      await expect.poll(left, { interval: 20, timeout: 5_000 }).toBe(0);
    } finally {
      await projections.close();
    }
  });
});

describe('a count from scratch', () => {
  it('counts what is in the outbox once, and still sends its emails', async () => {
    const { id } = await buildCustomer(db);
    await recordEvent(db, {
      kind: 'userRegistered',
      user: id,
      before: null,
      after: { role: 'user', isActive: true },
    });
    const users = async () =>
      (await db.selectFrom('user_counts').selectAll().execute()).reduce((sum, row) => sum + row.users, 0);
    await rebuildProjections(db);
    await apply();
    expect(await users()).toBe((await db.selectFrom('users').select('id').execute()).length);
    expect(await db.selectFrom('mails').select(['kind', 'subject_id']).execute()).toEqual([
      { kind: 'welcome', subject_id: id },
    ]);
  });
});
