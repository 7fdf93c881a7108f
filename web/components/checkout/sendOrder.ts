/**
 * Sends the order. The address becomes the default one along the way, which may fail. What was sent is kept for this
 * tab until its answer is known: the same again, also after a reload, has the same key and is the same order. Where
 * an answer got lost and the shopper has changed something since, the earlier order may stand: an emptied cart says
 * so, and then that order is the answer.
 */
import { isProblem, kindOf } from '#domain/problems.ts';
import { api } from '#web/api.ts';
import type { Order } from '#web/components/orders/order.ts';
import { newKey } from '#web/newKey.ts';
import { keepPlacedOrder } from '#web/placedOrder.ts';
import { dropTyped, keepTyped, typedInto } from '#web/typedForms.ts';
import { CHECKOUT_FORM } from './checkoutForm.ts';
import type { OrderBody } from './orderDraft.ts';

const SENT = 'sentOrder';
const sentBefore = () => typedInto(SENT, { text: '', key: '', mayStand: false });

/** The order is known: kept for its confirmation, and what was typed for it has served. */
export function concludeOrder(order: Order): void {
  keepPlacedOrder(order);
  dropTyped(CHECKOUT_FORM);
  dropTyped(SENT);
}

const mayHaveArrived = (error: unknown): boolean =>
  !isProblem(error) || ['unavailable', 'broken'].includes(kindOf(error.code));

interface OrderedLine {
  product: string | null;
  quantity?: unknown;
  selectedSize?: string | null;
  selectedColor?: string | null;
}

function isOrderOf(order: Order, { orderItems, totalPrice }: OrderBody): boolean {
  const linesOf = (items: readonly OrderedLine[]) =>
    items
      .map(({ product, quantity, selectedSize, selectedColor }) =>
        JSON.stringify([product, quantity, selectedSize ?? null, selectedColor ?? null]),
      )
      .sort()
      .join();
  return order.totalPrice === totalPrice && linesOf(order.orderItems) === linesOf(orderItems);
}

/** The order whose answer never came, if it was placed after all. */
export async function findLostOrder(): Promise<Order | null> {
  const { text, mayStand } = sentBefore();
  if (!mayStand) return null;
  const { data } = await api.cart();
  if (data.items.length > 0) return null;
  const [latest] = await api.myOrders({ query: { limit: '1' } });
  return latest && isOrderOf(latest, JSON.parse(text) as OrderBody) ? latest : null;
}

export async function sendOrder(body: OrderBody): Promise<Order> {
  const before = sentBefore();
  const text = JSON.stringify(body);
  const isSame = before.text === text;
  const lost = isSame ? null : await findLostOrder();
  if (lost) return lost;
  const key = isSame ? before.key : newKey();
  keepTyped(SENT, { text, key, mayStand: true });
  await api.addAddress({ body: { ...body.shippingAddress, isDefault: true } }).catch(() => undefined);
  try {
    return await api.placeOrder({ body }, { idempotencyKey: key });
  } catch (error) {
    keepTyped(SENT, { text, key, mayStand: mayHaveArrived(error) });
    throw error;
  }
}
