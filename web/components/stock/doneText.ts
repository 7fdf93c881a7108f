/** What the stock form says when it has saved. */
import { nameNow } from '#domain/productNames.ts';
import type { Restocking } from '#domain/restocking.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { isTooSoon } from './newBatch.ts';

type Counts = Restocking['counts'];

/** The product's own count is the total of its colors. */
export function doneText(counts: Counts, product: AdminProduct): string {
  const name = nameNow(product);
  const total = counts.find(({ unit, batch }) => unit === 'product' && !batch);
  const pieces = total?.pieces ?? counts.reduce((sum, count) => sum + count.pieces, 0);
  if (pieces < 0) return restockMessages.taken(-pieces, name);
  const [done, unsold] = [restockMessages.done(pieces, name), unsoldIn(counts, product)];
  return unsold > 0 ? restockMessages.expireTooSoon(done, unsold) : done;
}

/** Pieces that went into batches that expire too soon to be sold. */
function unsoldIn(counts: Counts, { batches = [], unsoldUntil }: AdminProduct): number {
  const isUnsold = ({ unitName, batch }: Counts[number]) =>
    batch
      ? unsoldUntil !== undefined && isTooSoon(batch, unsoldUntil)
      : batches.some(({ id, sellable }) => id === unitName && !sellable);
  return counts.filter(isUnsold).reduce((sum, { pieces }) => sum + pieces, 0);
}
