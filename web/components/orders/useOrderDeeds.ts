/** What a customer may do about an own order: cancel it, or have the same once more. */
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { cartMessages } from '#domain/cartMessages.ts';
import { orderMessages } from '#domain/orderMessages.ts';
import { api } from '#web/api.ts';
import { failureText } from '#web/failureText.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import type { Order } from './order.ts';
import { orderAgain, orderAgainText } from './orderAgain.ts';

export function useOrderDeeds(order: Order) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'cancel' | 'again' | null>(null);

  const cancel = async () => {
    const isSure = await confirm(orderMessages.cancelQuestion, {
      yes: 'Cancel Order',
      no: 'Keep it',
      isDangerous: true,
    });
    if (!isSure) return;
    setBusy('cancel');
    try {
      await api.cancelOrder({ params: { id: order._id } });
      toast(orderMessages.cancelled);
    } catch (error) {
      toast(failureText(error, orderMessages.cancelFailed), 'bad');
    }
    // Refused or not: the order stands elsewhere than this page thought.
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
      toast(failureText(error, cartMessages.addFailed), 'bad');
    } finally {
      setBusy(null);
    }
  };

  return { cancel, again, busy };
}
