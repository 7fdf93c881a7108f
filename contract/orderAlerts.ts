/** Alerts of new orders for admins. */
import { z } from 'zod';
import { pushDeviceSchema } from '#domain/orderAlerts.schema.ts';
import { ALERT_ORDERS } from '#domain/orderAlerts.ts';
import { endpoint } from './endpoint.ts';
import { amount, idParams, messageResponse, moment } from './values.ts';

const row = { who: 'admin', duty: 'orders', group: 'Admin' } as const;

export const orderAlerts = {
  newOrders: endpoint({
    ...row,
    method: 'GET',
    path: '/admin/order-alerts',
    summary: `At most ${ALERT_ORDERS} orders placed since a time or in the last seconds, newest first. Some may have been returned before`,
    input: { query: z.object({ since: z.iso.datetime({ error: 'since must be a time' }).optional() }) },
    response: z.object({
      /** Send it as `since` of the next call. */
      now: moment,
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          totalPrice: amount,
          thana: z.string(),
          district: z.string(),
          /** Both, as they are called in the language of the call. */
          placeName: z.string(),
        }),
      ),
    }),
  }),
  pushKey: endpoint({
    ...row,
    method: 'GET',
    path: '/admin/order-alerts/key',
    summary: 'The public key with which a browser subscribes to push messages of this shop',
    response: z.object({ publicKey: z.string() }),
  }),
  addPushDevice: endpoint({
    ...row,
    method: 'POST',
    path: '/admin/order-alerts/devices',
    summary:
      'Send push messages of new orders to this browser until it logs out. Of many devices the latest are kept',
    input: { body: pushDeviceSchema },
    response: z.object({ _id: z.string() }),
    status: 201,
  }),
  removePushDevice: endpoint({
    ...row,
    method: 'DELETE',
    path: '/admin/order-alerts/devices/:id',
    summary: 'Send no more push messages to this browser',
    input: { params: idParams },
    response: messageResponse,
  }),
};
