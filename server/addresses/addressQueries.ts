/** The address book. The database ensures that a user with addresses has exactly one default. */
import { sql } from 'kysely';
import type { AddressChange, ShippingAddress } from '#domain/addresses.ts';
import type { Database } from '#server/database/connect.ts';

export interface AddressRow extends ShippingAddress {
  id: string;
  isDefault: boolean;
}

const shown = [
  'id',
  'full_name as fullName',
  'phone',
  'address',
  'district',
  'thana',
  'landmark',
  'country',
  'is_default as isDefault',
] as const;

/** Changes to one address book run one after the other. */
export async function lockAddressBook(trx: Database, userId: string): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(trx);
}

/** Default first, then newest first. */
export const addressesOf = (db: Database, userId: string): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const insertAddress = (
  trx: Database,
  address: ShippingAddress & { id: string; userId: string; isDefault: boolean; now: Date },
): Promise<AddressRow> =>
  trx
    .insertInto('addresses')
    .values({
      id: address.id,
      user_id: address.userId,
      full_name: address.fullName,
      phone: address.phone,
      address: address.address,
      district: address.district,
      thana: address.thana,
      landmark: address.landmark,
      country: address.country,
      is_default: address.isDefault,
      created_at: address.now,
      updated_at: address.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();

/** Undefined fields stay. Null when the caller has no such address. */
export async function changeAddress(
  trx: Database,
  { userId, id, now }: { userId: string; id: string; now: Date },
  change: AddressChange,
): Promise<AddressRow | null> {
  const changed = await trx
    .updateTable('addresses')
    .set({
      full_name: change.fullName,
      phone: change.phone,
      address: change.address,
      district: change.district,
      thana: change.thana,
      landmark: change.landmark,
      country: change.country,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst();
  return changed ?? null;
}

/** Moves the default from another address to this one. */
export async function makeDefault(trx: Database, userId: string, id: string): Promise<void> {
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('id', '!=', id)
    .execute();
  await trx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** False when the caller has no such address. */
export async function removeAddress(trx: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('addresses')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
