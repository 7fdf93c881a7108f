/** The part of an order that is public without a login. */

import { sql } from 'kysely';
import type { DeliveryDates } from '#domain/deliveryDates.ts';
import { type ClosingReason, cameBack } from '#domain/orderClosing.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';
import { arrives } from './deliveryQueries.ts';

export interface TrackedOrder {
  orderNumber: string;
  status: OrderStatus;
  /** True if the parcel came back from the courier. */
  returnedToShop: boolean;
  createdAt: Date;
  estimatedDelivery: DeliveryDates | null;
  history: { status: OrderStatus; at: string }[];
}

type TrackedRow = Omit<TrackedOrder, 'returnedToShop'> & { closingReason: ClosingReason | null };

/** Null both for an unknown number and for a wrong phone. */
export async function findTrackedOrder(
  db: Database,
  orderNumber: string,
  phone: string,
): Promise<TrackedOrder | null> {
  const { rows } = await sql<TrackedRow>`
    select o.order_number as "orderNumber", o.status, o.created_at as "createdAt",
           ${arrives} as "estimatedDelivery",
           (select c.reason from order_closings c where c.order_id = o.id) as "closingReason",
           (select json_agg(json_build_object('status', h.status, 'at', h.changed_at) order by h.id)
              from order_status_history h where h.order_id = o.id) as history
    from orders o where o.order_number = ${orderNumber} and ${phone} in (o.phone, o.customer_phone)`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  const { closingReason, ...order } = row;
  return {
    ...order,
    returnedToShop: cameBack(closingReason),
    history: order.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
  };
}
