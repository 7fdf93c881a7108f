/** What people are written about. Each is queued in the transaction of its cause, and sent once. */
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';
import { type MailKind, queueMail } from './mailQueries.ts';

export const mailWelcome = (trx: Database, userId: string): Promise<void> =>
  queueMail(trx, 'welcome', userId);

/** That an order is being prepared is no news worth a mail. */
export const mailOfStatus: Record<OrderStatus, MailKind | null> = {
  pending: null,
  processing: null,
  shipped: 'orderShipped',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
};

/** An order that comes to a status for the second time, after a slip was mended, is not written about again. */
export async function mailOrderStatus(trx: Database, orderId: string, status: OrderStatus): Promise<void> {
  const kind = mailOfStatus[status];
  if (kind) await queueMail(trx, kind, orderId);
}
