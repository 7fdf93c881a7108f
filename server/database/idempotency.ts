/** Makes a repeated request harmless: the first answer is kept with the deed itself and given again. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
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
  const { rows } = await sql`${claiming(claim)} returning 1`.execute(trx);
  return rows.length > 0 ? null : firstAnswer(trx, claim);
}

/** The insert that claims a key, to be a part of another statement as well; a key that is taken inserts nothing. */
export const claiming = ({ userId, key, requestHash }: IdempotencyClaim): RawBuilder<unknown> => sql`
  insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
  on conflict do nothing`;

/** What was answered when this key was claimed before. */
export async function firstAnswer(
  trx: Database,
  { userId, key, requestHash }: IdempotencyClaim,
): Promise<unknown> {
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
  await keeping(claim, status, sql`${JSON.stringify(answer)}::jsonb`).execute(trx);
}

/** The update that keeps an answer, to be a part of the statement that does what is answered. */
export const keeping = (
  { userId, key }: IdempotencyClaim,
  status: number,
  answer: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  update idempotency_keys set status = ${status}, answer = ${answer}
  where user_id = ${userId} and key = ${key}`;
