/** SMS about orders that events cause. Each is recorded once, so that an order shipped twice is told about once. */
import { cameBack } from '#domain/orderClosing.ts';
import { defaultSmsSettings } from '#domain/sms.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import { recordSms, type SmsCause } from '#server/sms/smsQueries.ts';
import type { Projection } from './projection.ts';

type OrderSmsKind = 'orderPlaced' | 'orderShipped' | 'orderReturned';

function kindOf({ before, after, closing, source }: OrderChanged): OrderSmsKind | null {
  // Who buys over the counter has the goods in hand.
  if (before === null) return source === 'counter' ? null : 'orderPlaced';
  if (before.status === after.status) return null;
  if (after.status === 'shipped') return 'orderShipped';
  return after.status === 'cancelled' && cameBack(closing ?? null) ? 'orderReturned' : null;
}

export const sms: Projection = {
  async apply(trx, events) {
    const caused = events.filter(isOf('orderChanged')).flatMap((event) => {
      const kind = kindOf(event);
      return kind ? [{ kind, subject: event.order }] : [];
    });
    if (caused.length === 0) return;
    const { sms: settings = defaultSmsSettings } = (await newestSettings(trx)) ?? {};
    const wanted: SmsCause[] = caused.filter(({ kind }) => settings[kind]);
    const queued = wanted.length > 0 ? await recordSms(trx, wanted) : [];
    if (queued.length > 0) await queueJobs(trx, 'sendSms', queued);
  },
};
