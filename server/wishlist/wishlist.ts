/** Products saved for later. Every call returns the current list. Repeating a call changes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { nameNow } from '#domain/productNames.ts';
import { MAX_WISHES } from '#domain/wishlists.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { productResponse } from '#server/products/productResponse.ts';
import {
  listedAmong,
  lockWishlist,
  removeWish,
  saveWishes,
  unavailableWishesOf,
  wishedIdsOf,
  wishesOf,
} from './wishlistQueries.ts';

const wishlistResponse = async (db: Database, userId: string) =>
  (await wishesOf(db, userId)).map(productResponse);

const sold = (row: ProductRow) => ({ ...productResponse(row), isActive: true as const });

/** An admin may have hidden the product, so its owner sees no more of it than she needs to recognise it. */
const unsold = (row: ProductRow) => ({
  _id: row.id,
  name: nameNow(row),
  images: row.images.slice(0, 1),
  isActive: false as const,
});

export const wishlist: Handler<typeof endpoints.wishlist> = async ({ query }, { db, caller }) => {
  const wishes = (await wishesOf(db, caller.userId)).map(sold);
  if (query.unavailable !== 'yes') return wishes;
  return [...wishes, ...(await unavailableWishesOf(db, caller.userId)).map(unsold)];
};

export const addToWishlist: Handler<typeof endpoints.addToWishlist> = async ({ params }, context) => {
  const { db, caller, clock } = context;
  const { productId } = params;
  if (!isId(productId)) throw new Problem('productNotFound');
  return inTransaction(db, async (trx) => {
    await lockWishlist(trx, caller.userId);
    if (!(await listedAmong(trx, [productId])).has(productId)) throw new Problem('productNotFound');
    const wished = await wishedIdsOf(trx, caller.userId);
    if (!wished.has(productId) && wished.size >= MAX_WISHES) throw new Problem('wishlistFull');
    await saveWishes(trx, caller.userId, [productId], clock());
    return wishlistResponse(trx, caller.userId);
  });
};

/** Removing a product that was never saved succeeds. */
export const removeFromWishlist: Handler<typeof endpoints.removeFromWishlist> = async (
  { params },
  { db, caller },
) => {
  const { productId } = params;
  if (isId(productId)) await removeWish(db, caller.userId, productId);
  return wishlistResponse(db, caller.userId);
};

/** Merges a guest's list, newest first. Nothing is refused: products above the limit are skipped. */
export const mergeWishlist: Handler<typeof endpoints.mergeWishlist> = ({ body }, { db, caller, clock }) =>
  inTransaction(db, async (trx) => {
    await lockWishlist(trx, caller.userId);
    const ids = [...new Set(body.productIds)].filter(isId);
    const listed = await listedAmong(trx, ids);
    const wished = await wishedIdsOf(trx, caller.userId);
    const added = ids.filter((id) => listed.has(id) && !wished.has(id));
    const room = Math.max(0, MAX_WISHES - wished.size);
    await saveWishes(trx, caller.userId, added.slice(0, room), clock());
    return wishlistResponse(trx, caller.userId);
  });
