/** The key pair of the shop, and the browsers that subscribe to new orders. */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Duties } from '#domain/duties.ts';
import type { PushDevice } from '#domain/orderAlerts.schema.ts';
import { MAX_PUSH_DEVICES } from '#domain/orderAlerts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Language } from '#texts/language.ts';

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** The stored pair. Null before it is made. */
export async function findKeys(db: Database): Promise<KeyPair | null> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
  return row ?? null;
}

/** If two processes create a pair at once, the first pair stays. */
export async function storeKeys(db: Database, { publicKey, privateKey }: KeyPair): Promise<void> {
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface StoredDevice {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** The admin's role and duties. The language is the admin's, too. */
  staff: { role: 'user' | 'admin'; duties: Duties };
  language: Language;
}

interface Owner {
  userId: string;
  tokenHash: Buffer;
}

/** A browser that subscribes again belongs to whoever is logged in there now. */
export async function storeDevice(
  db: Database,
  { endpoint, keys }: PushDevice,
  { userId, tokenHash }: Owner,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into push_devices (id, user_id, session_hash, endpoint, p256dh, auth)
    values (${newId()}, ${userId}, ${tokenHash}, ${endpoint}, ${keys.p256dh}, ${keys.auth})
    on conflict (endpoint) do update set
      user_id = excluded.user_id, session_hash = excluded.session_hash, p256dh = excluded.p256dh, auth = excluded.auth
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

/** Keeps the latest of an admin's devices. */
export async function removeOldestDevices(db: Database, userId: string): Promise<void> {
  await sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${userId} order by created_at desc, id desc offset ${MAX_PUSH_DEVICES})`.execute(
    db,
  );
}

export async function removeDevice(db: Database, id: string, userId?: string): Promise<void> {
  let query = db.deleteFrom('push_devices').where('id', '=', id);
  if (userId) query = query.where('user_id', '=', userId);
  await query.execute();
}

export async function listDeviceIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('push_devices').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Null once it is removed, and for an account that was deactivated. */
export async function findDevice(db: Database, id: string): Promise<StoredDevice | null> {
  const { rows } = await sql<StoredDevice>`
    select d.id, d.endpoint, json_build_object('p256dh', d.p256dh, 'auth', d.auth) as keys,
           json_build_object('role', u.role, 'duties', u.duties) as staff, u.language
    from push_devices d join users u on u.id = d.user_id
    where d.id = ${id} and u.is_active`.execute(db);
  return rows[0] ?? null;
}
