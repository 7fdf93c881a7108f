/** SMS about orders that events cause. Each is recorded once, so that an order shipped twice is told about once. */
import { cameBack } from '#domain/orderClosing.ts';
import { defaultSmsSettings, type SmsKind, type SmsSettings } from '#domain/sms.ts';
import type { Database } from '#server/database/connect.ts';
import { queueJobs } from '#server/jobs/jobQueries.ts';
import { isOf, type OrderChanged } from '#server/outbox/events.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import { ordersWithoutEmail } from '#server/sms/smsOrderQueries.ts';
import { recordSms, type SmsCause } from '#server/sms/smsQueries.ts';
import type { Projection } from './projection.ts';

function smsOf({ order: subject, mail, ...event }: OrderChanged): SmsCause | null {
  if (mail?.kind === 'orderEdited') return { kind: mail.kind, subject: mail.subject };
  const kind = kindOf(event);
  return kind && { kind, subject };
}

function kindOf({
  before,
  after,
  closing,
  isByCustomer,
  source,
}: Omit<OrderChanged, 'order' | 'mail'>): SmsKind | null {
  // Who buys over the counter has the goods in hand.
  if (before === null) return source === 'counter' ? null : 'orderPlaced';
  if (before.status === after.status) return null;
  if (after.status === 'shipped') return 'orderShipped';
  if (after.status !== 'cancelled' || isByCustomer) return null;
  if (cameBack(closing ?? null)) return 'orderReturned';
  // The phone of a fake order is a stranger's.
  return closing === 'fake' ? null : 'orderCancelled';
}

/** An email tells of these where there is an address. */
const insteadOfEmail: readonly SmsKind[] = ['orderEdited', 'orderCancelled'];

async function withoutThoseMailed(trx: Database, caused: readonly OrderSms[]): Promise<OrderSms[]> {
  const asked = caused.filter(({ kind }) => insteadOfEmail.includes(kind)).map(({ order }) => order);
  const reached = new Set(asked.length > 0 ? await ordersWithoutEmail(trx, asked) : []);
  return caused.filter(({ kind, order }) => !insteadOfEmail.includes(kind) || reached.has(order));
}

interface OrderSms extends SmsCause {
  order: string;
}

/** Those that have no switch go out with any setting: nobody else tells the customer. */
const isOn = (settings: SmsSettings, kind: SmsKind): boolean =>
  kind in settings ? settings[kind as keyof SmsSettings] !== false : true;

export const sms: Projection = {
  async apply(trx, events) {
    const caused = events.filter(isOf('orderChanged')).flatMap((event) => {
      const caused = smsOf(event);
      return caused ? [{ ...caused, order: event.order }] : [];
    });
    if (caused.length === 0) return;
    const { sms: settings = defaultSmsSettings } = (await newestSettings(trx)) ?? {};
    const wanted = await withoutThoseMailed(
      trx,
      caused.filter(({ kind }) => isOn(settings, kind)),
    );
    const queued =
      wanted.length > 0
        ? await recordSms(
            trx,
            wanted.map(({ kind, subject }) => ({ kind, subject })),
          )
        : [];
    if (queued.length > 0) await queueJobs(trx, 'sendSms', queued);
  },
};
