import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { planOf } from '#server/testing/plans.ts';
import { buildSecondFactor } from '#server/testing/secondFactors.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { statementsOf } from '../../bench/statements.ts';
import { deleteOutdated } from './sweepQueries.ts';

const { db } = await openTestDatabase();
const running = new AbortController().signal;
const now = new Date('2026-03-01T12:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

it('deletes what is dead and leaves what is alive', async () => {
  const [fresh, stale] = [await buildCustomer(db), await buildCustomer(db)];
  const made = { token_hash: Buffer.alloc(32), created_at: ago(89.9) };
  await db
    .insertInto('sessions')
    .values([
      { ...made, user_id: fresh.id, last_used_at: ago(29.9) },
      { ...made, user_id: stale.id, last_used_at: ago(30.1), token_hash: Buffer.alloc(32, 1) },
      {
        ...made,
        user_id: stale.id,
        last_used_at: ago(1),
        created_at: ago(90.1),
        token_hash: Buffer.alloc(32, 2),
      },
    ])
    .execute();
  await db
    .insertInto('reset_codes')
    .values([
      { user_id: fresh.id, code_hash: Buffer.from('h'), created_at: ago(1), expires_at: ago(0.9) },
      { user_id: stale.id, code_hash: Buffer.from('h'), created_at: ago(2), expires_at: ago(1.1) },
    ])
    .execute();
  await db
    .insertInto('idempotency_keys')
    .values([
      { user_id: fresh.id, key: 'k', request_hash: Buffer.from('h'), created_at: ago(6.9) },
      { user_id: stale.id, key: 'k', request_hash: Buffer.from('h'), created_at: ago(7.1) },
    ])
    .execute();
  const notice = { kind: 'passwordChanged', email: 'a@b' } as const;
  await db
    .insertInto('account_notices')
    .values([
      { ...notice, id: crypto.randomUUID(), user_id: fresh.id, at: ago(29.9) },
      { ...notice, id: crypto.randomUUID(), user_id: stale.id, at: ago(30.1) },
    ])
    .execute();
  await db
    .insertInto('rate_limits')
    .values([
      { key: 'counting', expire: now.getTime() + 1 },
      { key: 'over', expire: now.getTime() - 1 },
      { key: 'for ever', expire: null },
    ])
    .execute();

  await deleteOutdated(db, now, running);

  for (const table of ['sessions', 'reset_codes', 'account_notices', 'idempotency_keys'] as const) {
    expect(await db.selectFrom(table).select('user_id').execute()).toEqual([{ user_id: fresh.id }]);
  }
  const limits = await db.selectFrom('rate_limits').select('key').orderBy('key').execute();
  expect(limits.map(({ key }) => key)).toEqual(['counting', 'for ever']);
});

it('deletes second factors that nobody finished setting up, never one that is on', async () => {
  const [on, begun, left] = [await buildAdmin(db), await buildAdmin(db), await buildAdmin(db)];
  await buildSecondFactor(db, on, { createdAt: ago(400) });
  await buildSecondFactor(db, begun, { isOn: false, createdAt: ago(0.9) });
  await buildSecondFactor(db, left, { isOn: false, createdAt: ago(1.1) });
  await deleteOutdated(db, now, running);
  const remaining = await db.selectFrom('second_factors').select('user_id').orderBy('user_id').execute();
  expect(remaining.map(({ user_id }) => user_id)).toEqual([on.id, begun.id].sort());
});

it('deletes emails a year after they were settled, and failed events after three months', async () => {
  const subjects = {
    recent: crypto.randomUUID(),
    old: crypto.randomUUID(),
    oldAndWaiting: crypto.randomUUID(),
  };
  const mail = { kind: 'welcome', state: 'sent', settled_at: ago(364) } as const;
  await db
    .insertInto('mails')
    .values([
      { ...mail, subject_id: subjects.recent, queued_at: ago(364) },
      { ...mail, subject_id: subjects.old, queued_at: ago(366) },
      { kind: 'welcome', subject_id: subjects.oldAndWaiting, queued_at: ago(366) },
    ])
    .execute();
  await sql`
    insert into outbox (event, recorded_at, error)
    values ('{"kind": "recent"}', ${ago(89)}, 'x'), ('{"kind": "old"}', ${ago(91)}, 'x'),
           ('{"kind": "waiting"}', ${ago(91)}, null)`.execute(db);
  await deleteOutdated(db, now, running);
  const mails = await db.selectFrom('mails').select('subject_id').execute();
  expect(mails.map(({ subject_id }) => subject_id).sort()).toEqual(
    [subjects.recent, subjects.oldAndWaiting].sort(),
  );
  const { rows } = await sql<{ kind: string }>`
    select event ->> 'kind' as kind from outbox order by id`.execute(db);
  expect(rows.map(({ kind }) => kind)).toEqual(['recent', 'waiting']);
});

it('deletes very many rows in steps of two thousand, and stops between them when asked', async () => {
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from rate_limits`.execute(db)).rows[0]?.n;
  await sql`delete from rate_limits`.execute(db);
  await sql`
    insert into rate_limits (key, expire)
    select 'over ' || n, ${now.getTime() - 1}::bigint from generate_series(1, 4500) n`.execute(db);
  await deleteOutdated(db, now, AbortSignal.abort());
  expect(await count()).toBe(4500);
  const steps = (await statementsOf(() => deleteOutdated(db, now, running))).filter(({ text }) =>
    text.includes('rate_limits'),
  );
  expect(steps).toHaveLength(3);
  expect(await count()).toBe(0);
});

it('finds the rows of large tables by an index over their age', async () => {
  await db.transaction().execute(async (trx) => {
    // The test's tables are so small that a sequential scan is the cheapest plan.
    await sql`set local enable_seqscan = off`.execute(trx);
    const plan = await planOf(trx, () => deleteOutdated(trx, now, running));
    for (const index of [
      'sessions_last_used',
      'sessions_created',
      'account_notices_at',
      'idempotency_keys_created',
      'rate_limits_expire',
    ]) {
      expect(plan).toContain(index);
    }
  });
});
