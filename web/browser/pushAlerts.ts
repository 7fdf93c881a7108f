/** Push messages of this browser. They come even while no page of the shop is open. */

import { pushDeviceSchema } from '#domain/orderAlerts.schema.ts';
import { alertTexts } from '#texts/orderAlerts.ts';
import { adminApi } from '#web/api/adminClient.ts';

export const canGetPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** An error with a message for the admin. */
export class PushRefused extends Error {}

/** Asks the browser and the admin, and returns the device's id at the server. */
export async function startPush(): Promise<string> {
  if (!canGetPush()) throw new PushRefused(alertTexts.unsupported);
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused(alertTexts.refused);
  const { publicKey } = await adminApi.pushKey();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch(() => {
      throw new PushRefused(alertTexts.unsupported);
    });
  const { _id } = await adminApi.addPushDevice({ body: pushDeviceSchema.parse(subscription.toJSON()) });
  return _id;
}

export async function stopPush(device: string): Promise<void> {
  await adminApi.removePushDevice({ params: { id: device } });
  const registration = await navigator.serviceWorker?.ready;
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
