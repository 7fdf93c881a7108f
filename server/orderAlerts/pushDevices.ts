/** Browsers of admins that want push messages of new orders. */
import webPush from 'web-push';
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { alertTexts } from '#texts/orderAlerts.ts';
import {
  findKeys,
  type KeyPair,
  removeDevice,
  removeOldestDevices,
  storeDevice,
  storeKeys,
} from './pushQueries.ts';

/** Made when the first admin asks for it. */
export async function shopKeys(db: Database): Promise<KeyPair> {
  const stored = await findKeys(db);
  if (stored) return stored;
  await storeKeys(db, webPush.generateVAPIDKeys());
  return (await findKeys(db)) as KeyPair;
}

export const pushKey: Handler<typeof endpoints.pushKey> = async (_, { db }) => {
  const { publicKey } = await shopKeys(db);
  return { publicKey };
};

export const addPushDevice: Handler<typeof endpoints.addPushDevice> = ({ body }, { db, caller }) =>
  inTransaction(db, async (trx) => {
    const id = await storeDevice(trx, body, caller);
    await removeOldestDevices(trx, caller.userId);
    return { _id: id };
  });

export const removePushDevice: Handler<typeof endpoints.removePushDevice> = async (
  { params: { id } },
  { db, caller },
) => {
  if (isId(id)) await removeDevice(db, id, caller.userId);
  return { message: alertTexts.off };
};
