/** Notifies an admin of new orders on every admin page: a message, the count beside Orders, a sound and the tab's title. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { mayDo } from '#domain/duties.ts';
import { alertText } from '#domain/orderAlerts.ts';
import { grouped } from '#texts/numbers.ts';
import { orderAlertsTexts } from '#texts/orderAlerts.ts';
import type { NewOrders } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { alertChoices } from '#web/state/alertChoices.ts';
import { toast } from '#web/ui/toast.ts';
import { countNewOrders, forgetNewOrders, newOrderCount } from './newOrderCount.ts';
import { playSound } from './playSound.ts';
import { watchNewOrders } from './watchNewOrders.ts';

function notify(orders: readonly NewOrders['orders'][number][]): void {
  const [first] = orders;
  countNewOrders(orders.length);
  if (first && orders.length === 1) {
    toast(orderAlertsTexts.newOrder(alertText(first)), 'good', {
      label: orderAlertsTexts.open,
      to: `/admin/orders?order=${first._id}`,
    });
  } else {
    toast(orderAlertsTexts.newOrders(orders.length), 'good', {
      label: orderAlertsTexts.show,
      to: '/admin/orders',
    });
  }
  if (alertChoices.getState().sound) playSound();
}

const listPages = ['/admin/orders', '/admin/today'];

export function OrderAlerts() {
  const isOn = mayDo(useUser(), 'orders');
  const { page, title } = useStore(alertChoices);
  const { count } = useStore(newOrderCount);
  const { key, pathname } = useLocation();
  useEffect(() => (isOn && page ? watchNewOrders(notify) : undefined), [isOn, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the list again shows the new orders, too
  useEffect(() => {
    if (listPages.includes(pathname)) forgetNewOrders();
  }, [key, pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets a title of its own
  useEffect(() => {
    const plain = document.title.replace(/^\([\p{Nd},]+\) /u, '');
    document.title = title && count > 0 ? `(${grouped(count)}) ${plain}` : plain;
  }, [title, count, key]);
  return null;
}
