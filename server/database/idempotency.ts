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

/** What was answered under a key, and to which request. */
export interface FirstAnswer {
  /** In hexadecimal digits. */
  requestHash: string;
  answer: unknown;
}

/**
 * Claims the key for this transaction, waiting for any other that holds it. Answers null where the key was free;
 * else the answer given the first time. A refused request keeps no answer, so the key can be used again.
 */
export async function claimKey(trx: Database, claim: IdempotencyClaim): Promise<unknown> {
  const { rows } = await sql<{ first: FirstAnswer | null }>`select ${claiming(claim)} as first`.execute(trx);
  const first = rows[0]?.first;
  return first ? answerTo(claim, first) : null;
}

/** What claims the key, to be a part of another statement as well: the first answer, or null where the key was free. */
export const claiming = ({ userId, key }: IdempotencyClaim): RawBuilder<FirstAnswer | null> =>
  sql`first_answer_to(${userId}, ${key})`;

/** The first answer, for who asks the same again. */
export function answerTo({ requestHash }: IdempotencyClaim, first: FirstAnswer): unknown {
  if (first.requestHash !== requestHash.toString('hex')) throw new Problem('idempotencyMismatch');
  return first.answer;
}

export async function keepAnswer(
  trx: Database,
  claim: IdempotencyClaim,
  { status, answer }: { status: number; answer: unknown },
): Promise<void> {
  await keeping(claim, status, sql`${JSON.stringify(answer)}::jsonb`).execute(trx);
}

/** The insert that keeps an answer under a claimed key, to be a part of the statement that does what is answered. */
export const keeping = (
  { userId, key, requestHash }: IdempotencyClaim,
  status: number,
  answer: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into idempotency_keys (user_id, key, request_hash, status, answer)
  values (${userId}, ${key}, ${requestHash}, ${status}, ${answer})`;
