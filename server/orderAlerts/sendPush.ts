/**
 * The task that tells one device of one new order. The message names the order's number, total and place, and nothing else
 * of the customer. It is encrypted for the device, so the push service cannot read it.
 */
import webPush from 'web-push';
import { mayDo } from '#domain/duties.ts';
import { addressIn } from '#domain/languageAddresses.ts';
import { toTaka } from '#domain/money.ts';
import { alertText } from '#domain/orderAlerts.ts';
import { placeName } from '#domain/thanas.ts';
import type { Database } from '#server/database/connect.ts';
import { inLanguageOf } from '#server/inLanguageOf.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { noReplyAddress } from '#server/mail/message.ts';
import { alertTexts } from '#texts/orderAlerts.ts';
import { findAlertedOrder, type NewOrder } from './newOrderQueries.ts';
import { shopKeys } from './pushDevices.ts';
import { findDevice, removeDevice, type StoredDevice } from './pushQueries.ts';

/** A message that was not delivered by then is dropped: the admin has seen the order. */
const hoursToLive = 4;
const timeoutSeconds = 10;

interface PushContext {
  db: Database;
  publicUrl: string;
  /** Takes the place of all push services, with the path of the address. For tests. */
  origin?: string;
}

export const sendPush =
  (context: PushContext): Task<'sendPush'> =>
  async ({ device: deviceId, order: orderId }, { signal, isLastAttempt, log }) => {
    const { db } = context;
    const device = await findDevice(db, deviceId);
    if (!device) return;
    // The duty was taken away.
    if (!mayDo(device.staff, 'orders')) return removeDevice(db, deviceId);
    const order = await findAlertedOrder(db, orderId);
    if (!order) return;
    const request = await encrypted(device, order, context);
    if (!request) return removeDevice(db, deviceId);
    const status = await post(request, context, signal);
    // The browser has ended the subscription.
    if (status === 404 || status === 410) return removeDevice(db, deviceId);
    if (status < 300) return;
    if (!isLastAttempt) throw new Error(`the push service responded with ${status}`);
    log.warn({ status }, 'an alert was dropped');
  };

/** Whom a push service can ask about the messages (RFC 8292): it takes no http address. */
const contactOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${noReplyAddress(publicUrl)}`;

/** Node's error for a public key of the right length that is no point of the curve. */
const isNoKey = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY';

/** Null if the device's key is none: nothing can be encrypted for it. */
async function encrypted(
  { endpoint, keys, language }: StoredDevice,
  order: NewOrder,
  { db, publicUrl }: PushContext,
) {
  const vapidDetails = { subject: contactOf(publicUrl), ...(await shopKeys(db)) };
  const message = inLanguageOf(language, () => ({
    title: alertTexts.newOrder,
    body: alertText({ ...order, totalPrice: toTaka(order.totalPoisha), placeName: placeName(order) }),
    tag: order._id,
    url: addressIn(language, `/admin/orders?order=${order._id}`),
  }));
  const options = { vapidDetails, TTL: hoursToLive * 3600, urgency: 'high' } as const;
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(message), options);
  } catch (error) {
    if (isNoKey(error)) return null;
    throw error;
  }
}

/** The status of the response. */
async function post(
  { endpoint, headers, body }: webPush.RequestDetails,
  { origin }: PushContext,
  signal: AbortSignal,
): Promise<number> {
  const { pathname, search } = new URL(endpoint);
  const response = await fetch(origin ? new URL(pathname + search, origin) : endpoint, {
    method: 'POST',
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body ?? []),
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]),
  });
  await response.body?.cancel();
  return response.status;
}
