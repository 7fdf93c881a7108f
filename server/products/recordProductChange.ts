/** Records written products in the outbox. */
import type { Database } from '#server/database/connect.ts';
import type { StockChange } from '#server/outbox/events.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';

export async function recordProductChange(
  trx: Database,
  ids: readonly string[],
  stock: readonly StockChange[] = [],
): Promise<void> {
  if (ids.length === 0) return;
  await recordEvent(trx, { kind: 'productsChanged', products: ids.map((id) => ({ id })), stock });
}
