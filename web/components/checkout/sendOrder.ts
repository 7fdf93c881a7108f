/**
 * Sends the order. The request is stored for this tab until its response is known: sending the same again, even after a
 * reload, uses the same key and is the same order. If a response was lost and the shopper has changed something since, the
 * earlier order may exist: an emptied cart shows that, and then that order is the result.
 */
import { isProblem } from '#domain/problems.ts';
import { api } from '#web/api/client.ts';
import { isDecided } from '#web/api/isDecided.ts';
import { kindOfProblem } from '#web/api/problemKind.ts';
import type { Cart, Order } from '#web/api/responses.ts';
import { newKey } from '#web/browser/newKey.ts';
import { changeSyncQueue } from '#web/offline/changeSyncQueue.ts';
import { storePendingOrder } from '#web/offline/pendingOrder.ts';
import { placeOrder } from '#web/offline/placeOrder.ts';
import { withSendLock } from '#web/offline/sendLock.ts';
import { dropFormDraft, saveFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { savePlacedOrder } from '#web/state/placedOrder.ts';
import type { OrderBody } from './orderDraft.ts';

/** Name of the form's draft. */
export const CHECKOUT_FORM = 'checkout';
const SENT = 'sentOrder';
const sentBefore = () => withFormDraft(SENT, { text: '', key: '', mayStand: false });

/** Stores the order for the confirmation page and drops the form's draft. */
export function concludeOrder(order: Order): void {
  savePlacedOrder(order);
  dropFormDraft(CHECKOUT_FORM);
  dropFormDraft(SENT);
}

const mayHaveArrived = (error: unknown): boolean =>
  !isProblem(error) || ['unavailable', 'broken'].includes(kindOfProblem(error));

/** Whether the order may exist after a failure. A busy shop, for one, says nothing about an earlier try of the same order. */
const mayStandAfter = (error: unknown, { tried, before }: { tried: boolean; before: boolean }): boolean =>
  !isDecided(error) && (before || (tried && mayHaveArrived(error)));

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

/**
 * Leaves the order that could not be sent to this phone. It is sent with the same key when there is a network. False if
 * another one was sent before and may exist: it must be found first.
 */
export function keepForLater(body: OrderBody, cart: Cart): boolean {
  const { text, key, mayStand } = sentBefore();
  if (text !== JSON.stringify(body)) return false;
  storePendingOrder({ body, cart, key, mayStand });
  dropFormDraft(CHECKOUT_FORM);
  dropFormDraft(SENT);
  return true;
}

/** What was typed for an order comes back into the form. */
export const typeAgain = ({ shippingAddress, ...rest }: OrderBody): void =>
  saveFormDraft(CHECKOUT_FORM, { ...rest, ...shippingAddress });

/** The order whose response was lost, if it was placed. */
export async function findLostOrder(): Promise<Order | null> {
  const { text, mayStand } = sentBefore();
  if (!mayStand) return null;
  const { data } = await api.cart();
  if (data.items.length > 0) return null;
  const [latest] = await api.myOrders({ query: { limit: '1' } });
  return latest && isOrderOf(latest, JSON.parse(text) as OrderBody) ? latest : null;
}

const isCartEmpty = async (): Promise<boolean> => (await api.cart()).data.items.length === 0;

async function send(body: OrderBody, hasWaited: boolean): Promise<Order | null> {
  const before = sentBefore();
  const text = JSON.stringify(body);
  const isSame = before.text === text;
  const lost = isSame ? null : await findLostOrder();
  if (lost) return lost;
  if (hasWaited && !isSame && (await isCartEmpty())) return null;
  const key = isSame ? before.key : newKey();
  const mayStand = isSame && before.mayStand;
  saveFormDraft(SENT, { text, key, mayStand });
  try {
    return await placeOrder(body, key, () => saveFormDraft(SENT, { text, key, mayStand: true }));
  } catch (error) {
    const { mayStand: tried } = sentBefore();
    saveFormDraft(SENT, { text, key, mayStand: mayStandAfter(error, { tried, before: mayStand }) });
    throw error;
  }
}

/**
 * Null if another tab has ordered the same cart while this one waited for it. Changes of the cart that still wait are part
 * of the order. Sent after it, they would fill the cart again.
 */
export const sendOrder = (body: OrderBody): Promise<Order | null> =>
  withSendLock(async ({ hasWaited }) => {
    const order = await send(body, hasWaited);
    if (order) changeSyncQueue(() => ({ commands: [] }));
    return order;
  });
