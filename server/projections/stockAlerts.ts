/**
 * Looks for people who wait for a product whenever its stock or its choices change. Whether a choice is back is decided by
 * the job, from the stock at that time: a sale may have been faster.
 */
import { queueJob } from '#server/jobs/jobQueries.ts';
import { isOf, type ShopEvent, stockChangesIn } from '#server/outbox/events.ts';
import { productsWaitedFor } from '#server/stockAlerts/alertQueueQueries.ts';
import type { Projection } from './projection.ts';

/** Products that may have come back. A size can come back while the pieces of the product are as many as before. */
function changedIn(events: readonly ShopEvent[]): string[] {
  const stock = stockChangesIn(events).flatMap(({ product, after }) => (after > 0 ? [product] : []));
  const edited = events
    .filter(isOf('productsChanged'))
    .flatMap(({ products }) => products.map(({ id }) => id));
  const asked = events
    .filter(isOf('stockAlertAsked'))
    .flatMap((one) => (one.isConfirmed ? [one.product] : []));
  return [...new Set([...stock, ...edited, ...asked])];
}

export const stockAlerts: Projection = {
  async apply(trx, events) {
    const changed = changedIn(events);
    if (changed.length === 0) return;
    for (const product of await productsWaitedFor(trx, changed))
      await queueJob(trx, 'notifyWaiting', { product }, { jobKey: `notifyWaiting ${product}` });
  },
};
