/** Who claims a key that somebody else holds. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { claimKey, type IdempotencyClaim, keepAnswer, requestHashOf } from './idempotency.ts';
import { inTransaction } from './transaction.ts';

const { db } = await openTestDatabase();

const { id: userId } = await buildCustomer(db);
const claimOf = (key: string, body = 'body', who = userId): IdempotencyClaim => ({
  userId: who,
  key,
  requestHash: requestHashOf(body),
});

/** Claims the key, and holds it until `end` is called. */
async function holding(claim: IdempotencyClaim) {
  const claimed = Promise.withResolvers<unknown>();
  const ending = Promise.withResolvers<'done' | 'refused'>();
  const transaction = inTransaction(db, async (trx) => {
    claimed.resolve(await claimKey(trx, claim));
    if ((await ending.promise) === 'refused') throw new Error('refused');
    await keepAnswer(trx, claim, { status: 200, answer: { told: claim.key } });
  });
  expect(await claimed.promise).toBeNull();
  return async (outcome: 'done' | 'refused') => {
    ending.resolve(outcome);
    await transaction.catch(() => {});
  };
}

const claiming = (claim: IdempotencyClaim) => inTransaction(db, (trx) => claimKey(trx, claim));

/** Fails where it does not wait. */
async function waiting(claim: IdempotencyClaim): Promise<{ answer: Promise<unknown> }> {
  const answer = claiming(claim);
  expect(await Promise.race([answer.then(String, String), wait(100, 'waits')])).toBe('waits');
  return { answer };
}

it('waits, and is told what was answered', async () => {
  const end = await holding(claimOf('done'));
  const { answer } = await waiting(claimOf('done'));
  await end('done');
  expect(await answer).toEqual({ told: 'done' });
  expect(await claiming(claimOf('done'))).toEqual({ told: 'done' });
});

it('waits, and has it where the other was refused', async () => {
  const end = await holding(claimOf('refused'));
  const { answer } = await waiting(claimOf('refused'));
  await end('refused');
  expect(await answer).toBeNull();
});

it('waits, and is refused where it asks for something else', async () => {
  const end = await holding(claimOf('mismatched'));
  const { answer } = await waiting(claimOf('mismatched', 'another body'));
  const refusal = expect(answer).rejects.toMatchObject({ code: 'idempotencyMismatch' });
  await end('done');
  await refusal;
});

it('waits for no other key, and for no key of another customer', async () => {
  const other = await buildCustomer(db);
  const end = await holding(claimOf('mine'));
  expect(await claiming(claimOf('other'))).toBeNull();
  expect(await claiming(claimOf('mine', 'body', other.id))).toBeNull();
  await end('done');
});
