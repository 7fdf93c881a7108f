/** Tells the shop of new orders: by email where the settings name an address, and by a push message to each device. */
import { queueJobs } from '#server/jobs/jobQueries.ts';
import { queueMails } from '#server/mail/mailQueries.ts';
import { listDeviceIds } from '#server/orderAlerts/pushQueries.ts';
import { isOf } from '#server/outbox/events.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import type { Projection } from './projection.ts';

export const orderAlerts: Projection = {
  async apply(trx, events) {
    const orders = events
      .filter(isOf('orderChanged'))
      .flatMap(({ before, order }) => (before ? [] : [order]));
    if (orders.length === 0) return;
    const devices = await listDeviceIds(trx);
    const pushes = orders.flatMap((order) => devices.map((device) => ({ device, order })));
    if (pushes.length > 0) await queueJobs(trx, 'sendPush', pushes);
    const address = (await newestSettings(trx))?.newOrderEmail;
    if (!address) return;
    await queueMails(
      trx,
      orders.map((subject) => ({ kind: 'orderAlert', subject })),
    );
  },
};
