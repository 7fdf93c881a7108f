/** Emails that events cause. Each is recorded once, so that an order shipped twice is mailed about once. */
import type { OrderStatus } from '#domain/orderStatus.ts';
import { type Mail, type MailKind, queueMails } from '#server/mail/mailQueries.ts';
import type { ShopEvent } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

/** `processing` sends no mail: that an order is being prepared needs no message. */
const mailOfStatus: Record<OrderStatus, MailKind | null> = {
  pending: null,
  processing: null,
  shipped: 'orderShipped',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
};

function mailsOf(event: ShopEvent): Mail[] {
  if (event.kind === 'userRegistered') return [{ kind: 'welcome', subject: event.user }];
  if (event.kind === 'accountNoticesWritten') {
    return event.notices.map((subject) => ({ kind: 'accountNotice', subject }));
  }
  if (event.kind === 'reviewChanged') {
    return event.answered ? [{ kind: 'reviewAnswered', subject: event.answered }] : [];
  }
  if (event.kind === 'stockAlertAsked') {
    return event.isConfirmed ? [] : [{ kind: 'stockAlertConfirm', subject: event.alert }];
  }
  if (event.kind !== 'orderChanged') return [];
  const { order: subject, user, before, after, source } = event;
  // Without an account there is no address to write to.
  if (user === null) return [];
  // Goods sold over the counter are handed over at once, so one email tells of both.
  if (before === null) return source === 'counter' ? [] : [{ kind: 'orderPlaced', subject }];
  const kind = before.status === after.status ? null : mailOfStatus[after.status];
  return [...(kind ? [{ kind, subject }] : []), ...(event.mail ? [event.mail] : [])];
}

export const emails: Projection = {
  apply: (trx, events) => queueMails(trx, events.flatMap(mailsOf)),
};
