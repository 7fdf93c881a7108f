/** Records a changed order in the outbox, with its state before and after. */
import type { Database } from '#server/database/connect.ts';
import type { OrderChanged, OrderState } from '#server/outbox/events.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';
import type { LockedOrder } from './orderQueries.ts';

interface Change extends Partial<Pick<OrderChanged, 'sold' | 'stock'>> {
  after: Partial<Pick<OrderState, 'status' | 'confirmation'>>;
}

/** `order`: as it was locked, before the change. */
export function recordOrderChange(
  trx: Database,
  { id, userId, placedAt, ...before }: LockedOrder,
  { after, sold = [], stock = [] }: Change,
): Promise<void> {
  return recordEvent(trx, {
    kind: 'orderChanged',
    order: id,
    user: userId,
    placedAt: placedAt.toISOString(),
    before,
    after: { ...before, ...after },
    sold,
    stock,
  });
}
