/**
 * Sends the order. The address becomes the default one along the way, which may fail. Where an earlier answer got
 * lost on its way and the shopper has changed something since, the earlier order may exist: an emptied cart says so,
 * and then that order is the answer.
 */
import { isProblem, kindOf } from '#domain/problems.ts';
import { api } from '#web/api.ts';
import { attemptKeys } from '#web/attemptKey.ts';
import type { Order } from '#web/components/orders/order.ts';
import type { OrderBody } from './orderDraft.ts';

export type SendOrder = (body: OrderBody) => Promise<Order>;

const mayHaveArrived = (error: unknown): boolean =>
  !isProblem(error) || ['unavailable', 'broken'].includes(kindOf(error.code));

async function orderPlacedBefore(): Promise<Order | null> {
  const { data } = await api.cart();
  if (data.items.length > 0) return null;
  const [latest] = await api.myOrders({ query: { limit: '1' } });
  return latest ?? null;
}

export function orderSender(): SendOrder {
  const keyOf = attemptKeys();
  let lostKey: string | null = null;
  return async (body) => {
    const idempotencyKey = keyOf(body);
    const earlier = lostKey && lostKey !== idempotencyKey ? await orderPlacedBefore() : null;
    if (earlier) return earlier;
    await api.addAddress({ body: { ...body.shippingAddress, isDefault: true } }).catch(() => undefined);
    try {
      return await api.placeOrder({ body }, { idempotencyKey });
    } catch (error) {
      lostKey = mayHaveArrived(error) ? idempotencyKey : null;
      throw error;
    }
  };
}
