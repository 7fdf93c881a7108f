/**
 * Payments of orders, with their sum in the order's row and their entries in its timeline. The caller holds the order's
 * lock.
 */
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ReceivedBy } from '#domain/orderPayments.ts';
import type { Database } from '#server/database/connect.ts';
import { addToTimeline } from './lifecycleQueries.ts';

export interface NewPayment {
  orderId: string;
  poisha: number;
  method: ReceivedBy;
  reference: string;
  paidAt: Date;
  by: string;
  now: Date;
}

export async function insertPayment(trx: Database, payment: NewPayment): Promise<void> {
  const { orderId, poisha, method, reference, paidAt, by, now } = payment;
  await sql`
    with paid as (
      update orders set paid = paid + ${poisha}, version = version + 1, updated_at = ${now} where id = ${orderId}
    )
    insert into order_payments (id, order_id, amount, method, reference, paid_at, recorded_by, recorded_at)
    values (${newId()}, ${orderId}, ${poisha}, ${method}, ${reference}, ${paidAt}, ${by}, ${now})`.execute(
    trx,
  );
  await addToTimeline(trx, { orderId, kind: 'payment', details: { poisha, method }, by, now });
}

export interface StoredPayment {
  poisha: number;
  method: ReceivedBy;
  reference: string;
}

/** Null also for a payment of another order. */
export async function findPayment(
  trx: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<StoredPayment | null> {
  const { rows } = await sql<StoredPayment>`
    select amount as poisha, method, reference from order_payments
    where id = ${paymentId} and order_id = ${orderId}`.execute(trx);
  return rows[0] ?? null;
}

interface RemovedPayment extends Omit<NewPayment, 'reference' | 'paidAt'> {
  paymentId: string;
}

export async function removePayment(
  trx: Database,
  { orderId, paymentId, poisha, method, by, now }: RemovedPayment,
): Promise<void> {
  await sql`
    with removed as (
      delete from order_payments where id = ${paymentId} returning order_id, amount
    )
    update orders o set paid = o.paid - r.amount, version = o.version + 1, updated_at = ${now}
    from removed r where o.id = r.order_id`.execute(trx);
  await addToTimeline(trx, { orderId, kind: 'payment_removed', details: { poisha, method }, by, now });
}
