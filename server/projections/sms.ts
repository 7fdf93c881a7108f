/** SMS about orders that events cause. Each is recorded once, so that an order shipped twice is told about once. */
import { cameBack } from '#domain/orderClosing.ts';
import { type SmsKind, type SmsSettings, smsSettingsOf } from '#domain/sms.ts';
import type { Database } from '#server/database/connect.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import { ordersWithoutEmail } from '#server/sms/smsOrderQueries.ts';
import { queueSms, type SmsCause } from '#server/sms/smsQueries.ts';
import type { Projection } from './projection.ts';

interface OrderSms extends SmsCause {
  kind: Extract<SmsKind, keyof SmsSettings>;
  order: string;
}

/** An email tells of these where there is an address. */
const isInsteadOfEmail = (kind: OrderSms['kind']): boolean =>
  kind === 'orderEdited' || kind === 'orderCancelled' || kind === 'orderRefunded';

function kindOf({ before, after, closing, isByCustomer, source }: OrderChanged): OrderSms['kind'] | null {
  // Who buys over the counter has the goods in hand.
  if (before === null) return source === 'counter' ? null : 'orderPlaced';
  if (before.status === after.status) return null;
  if (after.status === 'shipped') return 'orderShipped';
  if (after.status !== 'cancelled' || isByCustomer) return null;
  if (cameBack(closing ?? null)) return 'orderReturned';
  // The phone of a fake order is a stranger's.
  return closing === 'fake' ? null : 'orderCancelled';
}

/** An order whose parcel came back is another SMS, which has the name of this email. */
const kindOfMail = { orderEdited: 'orderEdited', orderReturned: 'orderRefunded' } as const;

function smsOf(event: OrderChanged): OrderSms[] {
  const { order, mail } = event;
  if (mail) return [{ kind: kindOfMail[mail.kind], subject: mail.subject, order }];
  const kind = kindOf(event);
  return kind ? [{ kind, subject: order, order }] : [];
}

async function withoutThoseMailed(trx: Database, caused: readonly OrderSms[]): Promise<OrderSms[]> {
  const asked = caused.filter(({ kind }) => isInsteadOfEmail(kind)).map(({ order }) => order);
  const unmailed = new Set(asked.length > 0 ? await ordersWithoutEmail(trx, asked) : []);
  return caused.filter(({ kind, order }) => !isInsteadOfEmail(kind) || unmailed.has(order));
}

export const sms: Projection = {
  async apply(trx, events) {
    const caused = events.filter(isOf('orderChanged')).flatMap(smsOf);
    if (caused.length === 0) return;
    const settings = smsSettingsOf(await newestSettings(trx));
    const switchedOn = caused.filter(({ kind }) => settings[kind]);
    await queueSms(trx, await withoutThoseMailed(trx, switchedOn));
  },
};
