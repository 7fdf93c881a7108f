/** Over the counter the customer pays and takes the goods along, so the order is delivered at once. */
import { toCollect } from '#domain/orderMoney.ts';
import type { OrderSource } from '#domain/orderSources.ts';
import type { Actor } from '#server/audit/auditQueries.ts';
import type { Database } from '#server/database/connect.ts';
import { lockExistingOrder } from './lockExistingOrder.ts';
import { setStatus } from './orderQueries.ts';
import { recordOrderChange } from './recordOrderChange.ts';

/** Does nothing for orders that are sent. What is not recorded as paid yet is paid in cash. */
export async function handOver(
  trx: Database,
  { id, source }: { id: string; source: OrderSource },
  { by, now }: Actor,
): Promise<void> {
  if (source !== 'counter') return;
  const order = await lockExistingOrder(trx, id);
  const collected = toCollect(order);
  await setStatus(trx, { id, status: 'delivered', by, collected, now });
  await recordOrderChange(trx, order, { after: { status: 'delivered', collectedPoisha: collected } });
}
