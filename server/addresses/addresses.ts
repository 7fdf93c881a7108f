/** Reads and changes the caller's address book. */
import { v7 as newId } from 'uuid';
import type { endpoints } from '#contract/endpoints.ts';
import { type AddressChange, isSameAddress, MAX_ADDRESSES } from '#domain/addresses.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { placeName, thanaNamed } from '#domain/thanas.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addressMessages } from '#texts/addressMessages.ts';
import {
  type AddressRow,
  addressesOf,
  changeAddress,
  insertAddress,
  lockAddressBook,
  makeDefault,
  removeAddress,
} from './addressQueries.ts';

const addressResponse = ({ id, ...address }: AddressRow) => ({
  _id: id,
  ...address,
  placeName: placeName(address),
});

export const addresses: Handler<typeof endpoints.addresses> = async (_, { db, caller }) => {
  const rows = await addressesOf(db, caller.userId);
  return rows.map(addressResponse);
};

/** The same address is stored once. Adding it again returns the existing one, with the new landmark. */
export const addAddress: Handler<typeof endpoints.addAddress> = ({ body }, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    const { userId } = caller;
    await lockAddressBook(trx, userId);
    const known = await addressesOf(trx, userId);
    const same = known.find((address) => isSameAddress(address, body));
    if (!same && known.length >= MAX_ADDRESSES) throw new Problem('tooManyAddresses');
    const isFirst = known.length === 0;
    const now = clock();
    const saved = same
      ? await withLandmark(trx, same, { userId, landmark: body.landmark, now })
      : await insertAddress(trx, { ...body, id: newId(), userId, isDefault: isFirst, now });
    if (body.isDefault) await makeDefault(trx, userId, saved.id);
    return { address: addressResponse({ ...saved, isDefault: saved.isDefault || body.isDefault }) };
  });

interface Landmark {
  userId: string;
  landmark: string;
  now: Date;
}

/** A landmark is a remark on the address, so a new one replaces that of the same address. */
async function withLandmark(
  trx: Database,
  same: AddressRow,
  { userId, landmark, now }: Landmark,
): Promise<AddressRow> {
  if (landmark === '' || landmark === same.landmark) return same;
  return (await changeAddress(trx, { userId, id: same.id, now }, { landmark })) ?? same;
}

/** This call can make an address the default, but cannot remove the default: one address must have it. */
export const updateAddress: Handler<typeof endpoints.updateAddress> = ({ params, body }, context) =>
  inOwnBook(params.id, context, async (trx, { id, userId }) => {
    const change = await withThanaInItsDistrict(trx, { userId, id }, body);
    const changed = await changeAddress(trx, { userId, id, now: context.clock() }, change);
    if (!changed) throw new Problem('addressNotFound');
    if (body.isDefault) await makeDefault(trx, userId, id);
    return {
      address: addressResponse({ ...changed, isDefault: changed.isDefault || body.isDefault === true }),
    };
  });

/** A thana has its one name within its district. If only one of the two changes, the other is that of the address. */
async function withThanaInItsDistrict(
  trx: Database,
  { userId, id }: { userId: string; id: string },
  change: AddressChange,
): Promise<AddressChange> {
  if ((change.district === undefined) === (change.thana === undefined)) return change;
  const stored = (await addressesOf(trx, userId)).find((known) => known.id === id);
  if (!stored) return change;
  const { district = stored.district, thana = stored.thana } = change;
  return { ...change, thana: thanaNamed(district, thana) };
}

export const setDefaultAddress: Handler<typeof endpoints.setDefaultAddress> = ({ params }, context) =>
  inOwnBook(params.id, context, async (trx, { id, userId }) => {
    const address = (await addressesOf(trx, userId)).find((known) => known.id === id);
    if (!address) throw new Problem('addressNotFound');
    await makeDefault(trx, userId, id);
    return { address: addressResponse({ ...address, isDefault: true }) };
  });

/** Deleting the default makes the newest remaining address the default. */
export const deleteAddress: Handler<typeof endpoints.deleteAddress> = ({ params }, context) =>
  inOwnBook(params.id, context, async (trx, { id, userId }) => {
    if (!(await removeAddress(trx, userId, id))) throw new Problem('addressNotFound');
    const [first] = await addressesOf(trx, userId);
    if (first && !first.isDefault) await makeDefault(trx, userId, first.id);
    return { message: addressMessages.deleted };
  });

function inOwnBook<T>(
  id: string,
  { db, caller }: { db: Database; caller: { userId: string } },
  work: (trx: Database, own: { id: string; userId: string }) => Promise<T>,
): Promise<T> {
  if (!isId(id)) throw new Problem('addressNotFound');
  return inTransaction(db, async (trx) => {
    await lockAddressBook(trx, caller.userId);
    return work(trx, { id, userId: caller.userId });
  });
}
