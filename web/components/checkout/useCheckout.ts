/** Places the order. A refusal shows the reason with current prices and stock. */
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Problem } from '#domain/problems.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { showFailure } from '#web/api/formErrors.ts';
import { isOutOfDate } from '#web/api/isOutOfDate.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Cart } from '#web/api/responses.ts';
import { cartNow } from '#web/state/cart.ts';
import { appliedDiscount, refuseCode } from '#web/state/cartCoupon.ts';
import { cartWasOrdered, loadCart } from '#web/state/cartLines.ts';
import { onOrderPlaced, type PlacedState } from '#web/state/placedOrder.ts';
import { expireSettings, useSettings } from '#web/state/settings.ts';
import type { PendingOrder } from '#web/state/syncQueue.ts';
import type { ReadyCheckout, TypedCheckout } from './checkoutRules.ts';
import { type Figures, figuresOf } from './figures.ts';
import { deliveryOf, orderDraft } from './orderDraft.ts';
import { concludeOrder, keepForLater, sendOrder } from './sendOrder.ts';

/** The server's delivery fee for these goods in this district. */
interface Quoted {
  subtotal: number;
  district: string;
  figures: Figures;
}

/** The refusal of an order that was placed without a network. */
function refusalOf(refused: PendingOrder | null) {
  if (!refused?.refusal) return { problem: null, quoted: null };
  const { code, details } = refused.refusal;
  const { district } = refused.body.shippingAddress;
  const figures = details.quote as Figures | undefined;
  return {
    problem: new Problem(code, details),
    quoted: figures ? { subtotal: figures.itemsPrice, district, figures } : null,
  };
}

export function useCheckout(
  form: UseFormReturn<TypedCheckout, unknown, ReadyCheckout>,
  refused: PendingOrder | null,
) {
  const { delivery } = useSettings();
  const navigate = useNavigate();
  const [outdated, setOutdated] = useState<Problem | null>(() => refusalOf(refused).problem);
  const [quoted, setQuoted] = useState<Quoted | null>(() => refusalOf(refused).quoted);
  const isPlacing = useRef(false);

  // Ordered in another tab, from the same cart.
  useEffect(() => onOrderPlaced(() => isPlacing.current || void loadCart().catch(() => undefined)), []);

  /** The server's figures take precedence over this page's. */
  const figuresFor = (cart: Cart, district: string): Figures => {
    const { totalAmount: subtotal } = cart;
    const discount = appliedDiscount(cart);
    return quoted?.subtotal === subtotal &&
      quoted.district === district &&
      quoted.figures.discount?.code === discount?.code
      ? quoted.figures
      : figuresOf(subtotal, district, { rule: delivery, discount });
  };

  const showOutdated = async (problem: Problem, district: string) => {
    const figures = problem.details.quote as Figures | undefined;
    await loadCart().catch(() => undefined);
    if (problem.code === 'couponRefused') refuseCode(problem.message);
    // The delivery fee may have changed too, so later pages load the settings again.
    if (problem.code === 'pricesChanged') expireSettings();
    if (figures) setQuoted({ subtotal: figures.itemsPrice, district, figures });
    setOutdated(problem);
  };

  const place = async (ready: ReadyCheckout) => {
    const delivery = deliveryOf(ready);
    const { district } = delivery.shippingAddress;
    const cart = cartNow();
    if (isPlacing.current) return;
    if (cart.totalItems === 0) return void navigate('/cart');
    isPlacing.current = true;
    setOutdated(null);
    const body = orderDraft(cart, delivery, figuresFor(cart, district));
    try {
      const order = await sendOrder(body);
      if (!order) return void (await loadCart());
      concludeOrder(order);
      await navigate('/order-success', {
        state: { orderId: order._id } satisfies PlacedState,
        replace: true,
      });
      cartWasOrdered();
    } catch (error) {
      if (isUnreachable(error) && keepForLater(body, cart)) cartWasOrdered();
      else if (isOutOfDate(error)) await showOutdated(error, district);
      else showFailure(form, error, { otherwise: orderMessages.placeFailed, prefix: 'shippingAddress.' });
    } finally {
      isPlacing.current = false;
    }
  };

  return { place, outdated, figuresFor };
}
