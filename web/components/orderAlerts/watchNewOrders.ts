/** Asks for new orders every few seconds, while the page is open. */
import { ALERT_SECONDS } from '#domain/orderAlerts.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { NewOrders } from '#web/api/responses.ts';

type NewOrder = NewOrders['orders'][number];

/** The server's responses overlap, so an order can come twice. */
const known = new Set<string>();

/** The admin has placed this order here, and needs no alert. */
export const knowOrder = (id: string): void => {
  known.add(id);
};

/** Doubles with each failure. */
const LONGEST_PAUSE_MS = 60_000;
const pauseAfter = (failures: number): number =>
  Math.min(ALERT_SECONDS * 1000 * 2 ** failures, LONGEST_PAUSE_MS);

/** Calls `notify` with the orders that were placed meanwhile, oldest first. Returns what ends it. */
export function watchNewOrders(notify: (orders: readonly NewOrder[]) => void): () => void {
  let since: string | undefined;
  let failures = 0;
  let timer = 0;
  let isOver = false;
  const ask = async () => {
    const { now, orders } = await adminApi.newOrders({ query: { since } });
    const fresh = orders.filter(({ _id }) => !known.has(_id)).reverse();
    for (const { _id } of fresh) known.add(_id);
    // The first response says what was there before.
    if (since !== undefined && fresh.length > 0 && !isOver) notify(fresh);
    since = now;
  };
  const round = async () => {
    try {
      if (navigator.onLine) await ask();
      failures = 0;
    } catch {
      failures += 1;
    }
    if (!isOver) timer = window.setTimeout(() => void round(), pauseAfter(failures));
  };
  void round();
  return () => {
    isOver = true;
    window.clearTimeout(timer);
  };
}
