/** Reads, removes and merges the items that a customer saved for later. */
import type { endpoints } from '#contract/endpoints.ts';
import type { CartAddition } from '#domain/carts.schema.ts';
import { lineKey } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_SAVED_ITEMS, withSaved } from '#domain/savedItems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import { identityOf } from '#server/carts/cartLines.ts';
import { type CartLineRow, lockCart } from '#server/carts/cartQueries.ts';
import { lineResponse } from '#server/carts/cartResponse.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, workOnceForKey } from '#server/database/idempotency.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type ProductsById, productsForSale } from '#server/products/saleQueries.ts';
import { removeSaved, savedItemsOf, writeSavedItems } from './savedItemQueries.ts';

/** With current prices and stock, as the cart's lines. */
export async function savedResponse(db: Database, userId: string) {
  const rows = await savedItemsOf(db, userId);
  const products = await productsForSale(
    db,
    rows.map(({ productId }) => productId),
  );
  return { saved: rows.map((row) => lineResponse(row, products)) };
}

export const savedItems: Handler<typeof endpoints.savedItems> = (_, { db, caller }) =>
  savedResponse(db, caller.userId);

export const removeSavedItem: Handler<typeof endpoints.removeSavedItem> = async ({ params }, context) => {
  const { db, caller, clock } = context;
  if (!isId(params.itemId)) throw new Problem('savedItemNotFound');
  return inTransaction(db, async (trx) => {
    await lockCart(trx, caller.userId, { now: clock() });
    if (!(await removeSaved(trx, caller.userId, params.itemId))) throw new Problem('savedItemNotFound');
    return savedResponse(trx, caller.userId);
  });
};

/** Nothing is refused, and a repeated request (same Idempotency-Key) adds nothing twice. */
export const mergeSavedItems: Handler<typeof endpoints.mergeSavedItems> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const { userId } = caller;
  return inTransaction(db, async (trx) => {
    await workOnceForKey(trx, claimOf(context, { saved: body.items }), async () => {
      await lockCart(trx, userId, { now: clock() });
      const known = await savedItemsOf(trx, userId);
      const products = await productsForSale(
        trx,
        body.items.map(({ productId }) => productId),
      );
      await writeSavedItems(trx, userId, mergedRows(body.items, known, products), clock());
    });
    return savedResponse(trx, userId);
  });
};

/** The rows to write. Those that are new stop at the limit. */
function mergedRows(
  items: readonly CartAddition[],
  known: readonly CartLineRow[],
  products: ProductsById,
): Omit<CartLineRow, 'id'>[] {
  const knownKeys = new Set(known.map((row) => lineKey(identityOf(row))));
  const before = known.map((row) => ({ ...identityOf(row), quantity: row.quantity }));
  // The first of a guest's items is the newest.
  const added = items.toReversed().flatMap((item) => offered(item, products));
  const addedKeys = new Set(added.map(lineKey));
  const merged = added.reduce((saved, item) => withSaved(saved, item), before);
  const changed = merged.filter((item) => addedKeys.has(lineKey(item)));
  const room = MAX_SAVED_ITEMS - known.length;
  const fitting = [
    ...changed.filter((item) => knownKeys.has(lineKey(item))),
    ...changed.filter((item) => !knownKeys.has(lineKey(item))).slice(0, Math.max(0, room)),
  ];
  return fitting.map(({ productId, selectedSize, selectedColor, quantity }) => ({
    productId,
    size: selectedSize,
    colour: selectedColor,
    quantity,
    priceSeen: products.get(productId)?.pricePoisha ?? 0,
  }));
}

/** Sold-out choices may be saved; those that the shop does not offer are skipped. */
function offered(item: CartAddition, products: ProductsById) {
  const product = products.get(item.productId);
  const chosen = product?.listed ? chooseStockUnits(product, item) : null;
  return product && chosen?.ok ? [{ productId: product.id, ...chosen.choice, quantity: item.quantity }] : [];
}
