/** Makes repeated requests harmless: the first response is stored in the same transaction and returned again. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '#domain/problems.ts';
import type { Database } from './connect.ts';
import { executeFirst } from './prepared.ts';

export interface IdempotencyClaim {
  userId: string;
  key: string;
  requestHash: Buffer;
}

/** The claim of a request. Null if it has no key. */
export const claimOf = (
  { caller, idempotencyKey: key }: { caller: { userId: string }; idempotencyKey: string | null },
  body: unknown,
): IdempotencyClaim | null => (key ? { userId: caller.userId, key, requestHash: requestHashOf(body) } : null);

/** Hashes the parsed body, so that whitespace and unknown fields make no difference. */
export const requestHashOf = (body: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(body)).digest();

/** The stored response for a key, with the hash of its request. */
export interface StoredResponse {
  /** Hexadecimal. */
  requestHash: string;
  response: unknown;
}

/**
 * An SQL expression that claims the key for this transaction and waits for another transaction that has claimed it. Null
 * if the key was free, else the stored response. A refused request stores no response, so its key can be used again.
 */
const claiming = ({ userId, key }: IdempotencyClaim): RawBuilder<StoredResponse | null> =>
  sql`stored_response_to(${userId}, ${key})`;

/** The same as a statement of its own. */
export const claimingKey = (claim: IdempotencyClaim): RawBuilder<{ first: StoredResponse | null }> =>
  sql`select ${claiming(claim)} as first`;

/** Returns the stored response if the request is the same, and throws otherwise. */
export function storedResponseFor({ requestHash }: IdempotencyClaim, first: StoredResponse): unknown {
  if (first.requestHash !== requestHash.toString('hex')) throw new Problem('idempotencyMismatch');
  return first.response;
}

/**
 * Begins a transaction: claims the key, then locks and reads by an SQL expression, all in one round trip. If the key was
 * used before, the expression is not evaluated and only the stored response is returned.
 */
export async function claimAndRead<T>(
  trx: Database,
  claim: IdempotencyClaim | null,
  expression: RawBuilder<T>,
): Promise<{ read: T } | { stored: unknown }> {
  if (!claim) {
    const { rows } = await executeFirst(trx, sql<{ read: T }>`select ${expression} as read`);
    return rows[0] as { read: T };
  }
  const { rows } = await executeFirst(
    trx,
    sql<{ first: StoredResponse | null; read: T }>`
      with claimed as materialized (select ${claiming(claim)} as first)
      select first, case when first is null then ${expression} end as read from claimed`,
  );
  const { first, read } = rows[0] as { first: StoredResponse | null; read: T };
  return first ? { stored: storedResponseFor(claim, first) } : { read };
}

/** An insert that stores the response under a claimed key. It belongs to the transaction that does the work. */
export const storingResponse = (
  { userId, key, requestHash }: IdempotencyClaim,
  status: number,
  response: object,
): RawBuilder<unknown> => sql`
  insert into idempotency_keys (user_id, key, request_hash, status, response)
  values (${userId}, ${key}, ${requestHash}, ${status}, ${JSON.stringify(response)}::jsonb)`;

/**
 * Runs `work` once for a key, in its transaction. A repeated request gets the stored response. Without a key, `work` runs
 * each time.
 */
export async function onceForKey<T extends object>(
  trx: Database,
  claim: IdempotencyClaim | null,
  status: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!claim) return work();
  const { rows } = await claimingKey(claim).execute(trx);
  const first = rows[0]?.first;
  if (first) return storedResponseFor(claim, first) as T;
  const response = await work();
  await storingResponse(claim, status, response).execute(trx);
  return response;
}
