/** Writes the new items of an edited order: what it gives back, what it takes, and its lines. */
import {
  type EditableLine,
  isSameItems,
  itemChanges,
  linesAfter,
  soldDifference,
} from '#domain/editedItems.ts';
import { isId } from '#domain/ids.ts';
import { decideItems } from '#domain/newOrder.ts';
import type { EditedItem } from '#domain/orderEdit.ts';
import type { Database } from '#server/database/connect.ts';
import type { SalesChange, StockChange } from '#server/outbox/events.ts';
import { lockProducts, productsForSale, refuseUnlocked } from '#server/products/saleQueries.ts';
import { productsToSell } from '#server/products/settleBatches.ts';
import { changingStock } from '#server/products/stockChangeQueries.ts';
import { replaceLines } from './editQueries.ts';
import { returnStock } from './returnStockQueries.ts';
import { takeForEdit } from './takeStockQueries.ts';

interface ItemsEdit {
  orderId: string;
  lines: readonly EditableLine[];
  /** The whole new list. */
  items: readonly EditedItem[];
  /** In the ledger: the version of the order that was edited. */
  version: number;
  /** The setting. */
  unsoldDays: number;
  by: string;
  now: Date;
}

type NewLines = ReturnType<typeof linesAfter>;

export interface EditedItems {
  lines: NewLines;
  sold: SalesChange[];
  stock: StockChange[];
}

/**
 * Null if the order keeps what it has. The caller holds the order's lock. All products are locked at once, in the order of
 * their ids. What goes back is counted first: a line may take the piece that another gave back.
 */
export async function editItems(trx: Database, edit: ItemsEdit): Promise<EditedItems | null> {
  const { orderId, lines: before, items, version, unsoldDays, by, now } = edit;
  const taken = before.flatMap(({ components }) => components);
  const named = [...before, ...items, ...taken].flatMap(({ product }) => product ?? []);
  const ids = await lockProducts(trx, named.filter(isId));
  const locked = await productsForSale(trx, ids);
  refuseUnlocked(locked, ids);
  const found = await productsToSell(trx, locked, { unsoldDays, now });
  const changes = itemChanges(before, items, found);
  if (isSameItems(changes)) return null;
  const moved = { orderId, by, now };
  let lines: NewLines = [];
  const stock = await changingStock(trx, ids, async () => {
    const back = { reason: 'order_edit', reference: `${version} back`, lines: changes.returned } as const;
    await returnStock(trx, { ...moved, ...back });
    const products = await productsForSale(trx, ids);
    const { items: priced, allocations } = decideItems(changes.added, products);
    await takeForEdit(trx, { ...moved, allocations, reference: String(version) });
    lines = linesAfter(changes, priced, products);
  });
  await replaceLines(trx, orderId, lines);
  return { lines, sold: soldDifference(before, lines), stock };
}
