/** Makes repeated requests harmless: the first response is stored in the same transaction and returned again. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { Problem } from '#domain/problems.ts';
import type { Database } from './connect.ts';
import { executeFirstOf } from './prepared.ts';

export interface IdempotencyClaim {
  userId: string;
  key: string;
  requestHash: Buffer;
}

/**
 * The claim of a request. Null if it has no key. `body` must differ from those of other calls, so that a key of one call never
 * returns the stored response of another.
 */
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

/** No plan of these transactions depends on its values. Planning anew each time would cost a fifth of an order. */
const planningOnce = sql`set_config('plan_cache_mode', 'force_generic_plan', true)`;

/**
 * Claims the key for this transaction and waits for another transaction that has claimed it. Null if the key was free, else
 * the stored response. A refused request stores no response, so its key can be used again.
 */
const claiming = (claim: IdempotencyClaim | null): RawBuilder<{ first: StoredResponse | null }> =>
  claim
    ? sql`select stored_response_to(${claim.userId}, ${claim.key}) as first, ${planningOnce}`
    : sql`select null as first, ${planningOnce}`;

/** Returns the stored response if the request is the same, and throws otherwise. */
function storedResponseFor({ requestHash }: IdempotencyClaim, first: StoredResponse): unknown {
  if (first.requestHash !== requestHash.toString('hex')) throw new Problem('idempotencyMismatch');
  return first.response;
}

interface Read<Rows extends readonly unknown[]> {
  read: { [Index in keyof Rows]: Rows[Index][] };
}

/**
 * Begins a transaction: claims the key, then locks and reads by the statements, all in one round trip. Returns the rows of
 * each, with the stored response if the key was used before. The statements run all the same, so one that writes must do no
 * harm when repeated.
 */
export async function claimAndRead<Rows extends readonly unknown[]>(
  trx: Database,
  claim: IdempotencyClaim | null,
  statements: { [Index in keyof Rows]: RawBuilder<Rows[Index]> },
): Promise<Read<Rows> | (Read<Rows> & { stored: unknown })> {
  const [claimed, ...read] = await executeFirstOf<[{ first: StoredResponse | null }, ...Rows]>(trx, [
    claiming(claim),
    ...statements,
  ]);
  const first = claimed[0]?.first;
  return claim && first ? { read, stored: storedResponseFor(claim, first) } : { read };
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
  const claimed = await claimAndRead(trx, claim, []);
  if ('stored' in claimed) return claimed.stored as T;
  const response = await work();
  await storingResponse(claim, status, response).execute(trx);
  return response;
}

/** Whether this call was carried out before: by this user, with this key and this request. False without a key. */
export async function isRepeated(db: Database, claim: IdempotencyClaim | null): Promise<boolean> {
  if (!claim) return false;
  const { userId, key, requestHash } = claim;
  const used = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst();
  return used !== undefined;
}

/** An insert that stores that the call was carried out, without its response. */
export const storingKey = ({ userId, key, requestHash }: IdempotencyClaim): RawBuilder<unknown> => sql`
  insert into idempotency_keys (user_id, key, request_hash) values (${userId}, ${key}, ${requestHash})
  on conflict on constraint idempotency_keys_pkey do nothing`;

/** Stores that the call was carried out, without its response: a token is never stored. Nothing without a key. */
export async function rememberKey(trx: Database, claim: IdempotencyClaim | null): Promise<void> {
  if (claim) await storingKey(claim).execute(trx);
}

/**
 * Runs `work` once for a key, in its transaction, and stores no response. For calls that customers make as often as they like
 * and that return what there is after them: a repeated one returns what there is now, and nobody fills the disk with
 * responses.
 */
export async function workOnceForKey(
  trx: Database,
  claim: IdempotencyClaim | null,
  work: () => Promise<void>,
): Promise<void> {
  if (claim && 'stored' in (await claimAndRead(trx, claim, []))) return;
  await work();
  await rememberKey(trx, claim);
}
