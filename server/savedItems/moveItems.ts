/** Moves lines between the cart and the items saved for later, each once. */
import type { endpoints } from '#contract/endpoints.ts';
import { MAX_CART_LINES } from '#domain/carts.ts';
import { isId } from '#domain/ids.ts';
import { Problem, shortStock } from '#domain/problems.ts';
import { MAX_SAVED_ITEMS, piecesToMove, withSaved } from '#domain/savedItems.ts';
import { chooseStockUnits } from '#domain/stock.ts';
import { identityOf, type LineToWrite, quantityInCart, rowsOf } from '#server/carts/cartLines.ts';
import {
  type Cart,
  type CartLineRow,
  findCart,
  lockCart,
  removeLine,
  writingRows,
} from '#server/carts/cartQueries.ts';
import { cartResponse } from '#server/carts/cartResponse.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { claimOf, workOnceForKey } from '#server/database/idempotency.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type ProductForSale, productsForSale } from '#server/products/saleQueries.ts';
import { removeSaved, savedItemsOf, writeSavedItems } from './savedItemQueries.ts';
import { savedResponse } from './savedItems.ts';

export const saveForLater: Handler<typeof endpoints.saveForLater> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const { userId } = caller;
  return inTransaction(db, async (trx) => {
    await workOnceForKey(trx, claimOf(context, { cart: body.itemId }), async () => {
      const cart = await lockCart(trx, userId, { now: clock() });
      const line = cart.lines.find(({ id }) => id === body.itemId);
      if (!line) throw new Problem('cartLineNotFound');
      await writeSavedItems(trx, userId, [itemOf(line, await savedItemsOf(trx, userId))], clock());
      await removeLine(trx, userId, line.id);
    });
    return cartAndSaved(trx, userId, clock());
  });
};

async function cartAndSaved(trx: Database, userId: string, now: Date) {
  const cart = cartResponse(await findCart(trx, userId), now);
  return { ...cart, ...(await savedResponse(trx, userId)) };
}

/** The saved item with the pieces of the line and those saved before. */
function itemOf({ id: _, ...line }: CartLineRow, saved: readonly CartLineRow[]): Omit<CartLineRow, 'id'> {
  const [item, ...others] = withSaved(
    saved.map((row) => ({ ...row, ...identityOf(row) })),
    { ...line, id: '', ...identityOf({ ...line, id: '' }) },
  );
  if (others.length >= MAX_SAVED_ITEMS) throw new Problem('savedItemsFull');
  return { ...line, quantity: item?.quantity ?? line.quantity };
}

export const moveToCart: Handler<typeof endpoints.moveToCart> = async ({ body }, context) => {
  const { db, caller, clock } = context;
  const { userId } = caller;
  if (!isId(body.itemId)) throw new Problem('savedItemNotFound');
  return inTransaction(db, async (trx) => {
    const now = clock();
    await workOnceForKey(trx, claimOf(context, { saved: body.itemId }), async () => {
      const cart = await lockCart(trx, userId, { now });
      const item = (await savedItemsOf(trx, userId)).find(({ id }) => id === body.itemId);
      if (!item) throw new Problem('savedItemNotFound');
      const products = await productsForSale(trx, [item.productId]);
      const rows = rowsOf(cart, [lineOf(item, cart, products.get(item.productId))]);
      for (const write of writingRows({ userId, rows, now })) await executePrepared(trx, write);
      await removeSaved(trx, userId, item.id);
    });
    return cartAndSaved(trx, userId, now);
  });
};

/** As many pieces as are left, beside those in the cart. */
function lineOf(item: CartLineRow, { lines }: Cart, product: ProductForSale | undefined): LineToWrite {
  if (!product?.listed) throw new Problem('productGone');
  const chosen = chooseStockUnits(product, identityOf(item));
  if (!chosen.ok) throw new Problem('choiceUnavailable');
  const line = { productId: product.id, ...chosen.choice };
  const inCart = quantityInCart(lines, line);
  if (inCart === 0 && lines.length >= MAX_CART_LINES) throw new Problem('cartFull');
  const pieces = piecesToMove(item.quantity, { left: chosen.left, inCart });
  if (pieces === 0) throw shortStock(chosen.left);
  return { ...line, quantity: inCart + pieces, pricePoisha: product.pricePoisha };
}
