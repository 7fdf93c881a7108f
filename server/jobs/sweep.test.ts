import { expect, it } from 'vitest';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { buildSecondFactor } from '#server/testing/secondFactors.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { deleteOutdated } from './sweepQueries.ts';

const { db } = await openTestDatabase();
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

  await deleteOutdated(db, now);

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
  await deleteOutdated(db, now);
  const remaining = await db.selectFrom('second_factors').select('user_id').orderBy('user_id').execute();
  expect(remaining.map(({ user_id }) => user_id)).toEqual([on.id, begun.id].sort());
});
