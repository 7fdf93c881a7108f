/** Makes a repeated request harmless: the first answer is kept with the deed itself and given again. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { Problem } from '#domain/problems.ts';
import type { Database } from './connect.ts';

export interface IdempotencyClaim {
  userId: string;
  key: string;
  requestHash: Buffer;
}

/** Of the parsed body, so that spacing and unknown fields don't make two requests of one. */
export const requestHashOf = (body: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(body)).digest();

/**
 * Claims the key for this transaction, waiting for any other that holds it. Answers null where the key was free;
 * else the answer given the first time. A refused request rolls its claim back, so the key can be used again.
 */
export async function claimKey(trx: Database, claim: IdempotencyClaim): Promise<unknown> {
  const { userId, key, requestHash } = claim;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return null;
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!first?.answer) throw new Problem('requestInProgress');
  if (!first.request_hash.equals(requestHash)) throw new Problem('idempotencyMismatch');
  return first.answer;
}

export async function keepAnswer(
  trx: Database,
  claim: IdempotencyClaim,
  { status, answer }: { status: number; answer: unknown },
): Promise<void> {
  await sql`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${claim.userId} and key = ${claim.key}`.execute(trx);
}
