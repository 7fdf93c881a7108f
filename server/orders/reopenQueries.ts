import { sql } from 'kysely';
import type { Delivery } from '#domain/orderReopening.ts';
import type { Database } from '#server/database/connect.ts';

/** What has followed from the last delivery of an order. The caller holds the order's lock. */
export async function afterDeliveryOf(
  trx: Database,
  orderId: string,
): Promise<Pick<Delivery, 'deliveredAt' | 'hasReturns' | 'isReviewed'>> {
  const { rows } = await sql<Pick<Delivery, 'deliveredAt' | 'hasReturns' | 'isReviewed'>>`
    select (select max(changed_at) from order_status_history
              where order_id = ${orderId} and status = 'delivered') as "deliveredAt",
           exists (select from order_returns where order_id = ${orderId}) as "hasReturns",
           exists (select from reviews where order_id = ${orderId}) as "isReviewed"`.execute(trx);
  return rows[0] ?? { deliveredAt: null, hasReturns: false, isReviewed: false };
}
