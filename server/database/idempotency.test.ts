/** Claims of a key that another transaction holds. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { waitUntilBlocked } from '#server/testing/locks.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import type { Database } from './connect.ts';
import { claimAndRead, type IdempotencyClaim, requestHashOf, storingResponse } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

const { db } = await openTestDatabase();

const { id: userId } = await buildCustomer(db);
const claimOf = (key: string, body = 'body', who = userId): IdempotencyClaim => ({
  userId: who,
  key,
  requestHash: requestHashOf(body),
});

async function claimKey(trx: Database, claim: IdempotencyClaim): Promise<unknown> {
  const claimed = await claimAndRead(trx, claim, [sql`select 'read'`]);
  return 'stored' in claimed ? claimed.stored : null;
}

/** Claims the key, and holds it until `end` is called. */
async function holding(claim: IdempotencyClaim) {
  const claimed = Promise.withResolvers<unknown>();
  const outcome = Promise.withResolvers<'done' | 'refused'>();
  const transaction = inTransaction(db, async (trx) => {
    claimed.resolve(await claimKey(trx, claim));
    if ((await outcome.promise) === 'refused') throw new Error('refused');
    await storingResponse(claim, 200, { made: claim.key }).execute(trx);
  });
  expect(await claimed.promise).toBeNull();
  return async (how: 'done' | 'refused') => {
    outcome.resolve(how);
    await transaction.catch(() => {});
  };
}

const claimed = (claim: IdempotencyClaim) => inTransaction(db, (trx) => claimKey(trx, claim));

/** Fails unless the claim waits for the other transaction. */
async function waiting(claim: IdempotencyClaim): Promise<{ response: Promise<unknown> }> {
  const response = claimed(claim);
  await waitUntilBlocked(db);
  return { response };
}

it('waits and gets the stored response', async () => {
  const end = await holding(claimOf('done'));
  const { response } = await waiting(claimOf('done'));
  await end('done');
  expect(await response).toEqual({ made: 'done' });
  expect(await claimed(claimOf('done'))).toEqual({ made: 'done' });
});

it('waits and gets the key if the other request was refused', async () => {
  const end = await holding(claimOf('refused'));
  const { response } = await waiting(claimOf('refused'));
  await end('refused');
  expect(await response).toBeNull();
});

it('waits and is refused if its request differs', async () => {
  const end = await holding(claimOf('mismatched'));
  const { response } = await waiting(claimOf('mismatched', 'another body'));
  const refusal = expect(response).rejects.toMatchObject({ code: 'idempotencyMismatch' });
  await end('done');
  await refusal;
});

it('waits for no other key, and for no key of another customer', async () => {
  const other = await buildCustomer(db);
  const end = await holding(claimOf('mine'));
  expect(await claimed(claimOf('other'))).toBeNull();
  expect(await claimed(claimOf('mine', 'body', other.id))).toBeNull();
  await end('done');
});
