/** The customer's actions on an order: cancel it or order it again. */
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { cartMessages } from '#texts/cartMessages.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import { ordersTexts } from '#texts/orders.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Order } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { cancelOrder } from './cancelOrder.ts';
import { orderAgain, orderAgainText } from './orderAgain.ts';

export function useOrderActions(order: Order) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'cancel' | 'again' | null>(null);

  const cancel = async () => {
    const isSure = await confirm(orderMessages.cancelQuestion, {
      yes: ordersTexts.cancelOrder,
      no: ordersTexts.keepOrder,
      isDangerous: true,
    });
    if (!isSure) return;
    setBusy('cancel');
    try {
      await cancelOrder(order._id);
      toast(orderMessages.cancelled);
    } catch (error) {
      toastFailure(error, orderMessages.cancelFailed);
    }
    // The order's status differs from what this page shows, so it loads again either way.
    await revalidate();
    setBusy(null);
  };

  const again = async () => {
    setBusy('again');
    try {
      const outcome = await orderAgain(order);
      toast(orderAgainText(outcome), outcome.missing.length > 0 ? 'plain' : 'good');
      if (outcome.added.length > 0) await navigate('/cart');
    } catch (error) {
      toastFailure(error, cartMessages.addFailed);
    } finally {
      setBusy(null);
    }
  };

  return { cancel, again, busy };
}
