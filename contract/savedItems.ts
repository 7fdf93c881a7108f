/** Lines that a logged-in user took out of the cart for later. Every call returns the whole list. */
import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';
import { savedItemsMergeSchema } from '#domain/savedItems.schema.ts';
import { cartItem, cartResponse } from './carts.ts';
import { endpoint } from './endpoint.ts';

const savedResponse = z.object({ saved: z.array(cartItem) });
/** The cart and the list after a line has moved between them. */
const moved = cartResponse.extend(savedResponse.shape);

const own = { who: 'customer', group: 'Cart' } as const;
const itemBody = z.object({ itemId: anyId });

export const savedItems = {
  savedItems: endpoint({
    ...own,
    method: 'GET',
    path: '/cart/saved',
    summary: 'Your items saved for later, newest first',
    response: savedResponse,
  }),
  saveForLater: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'POST',
    path: '/cart/saved',
    summary: 'Move a line of the cart to the items saved for later',
    input: { body: itemBody },
    response: moved,
    idempotent: true,
    refusals: ['cartLineNotFound', 'savedItemsFull', 'idempotencyMismatch'],
  }),
  moveToCart: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'POST',
    path: '/cart/saved/move',
    summary: 'Move a saved item back to the cart, limited to the stock',
    input: { body: itemBody },
    response: moved,
    idempotent: true,
    refusals: [
      'savedItemNotFound',
      'productGone',
      'choiceUnavailable',
      'shortStock',
      'cartFull',
      'idempotencyMismatch',
    ],
  }),
  removeSavedItem: endpoint({
    ...own,
    loginProblem: 'loginToRemoveFromCart',
    method: 'DELETE',
    path: '/cart/saved/:itemId',
    summary: 'Remove a saved item',
    input: { params: z.object({ itemId: anyId }) },
    response: savedResponse,
    refusals: ['savedItemNotFound'],
  }),
  mergeSavedItems: endpoint({
    ...own,
    method: 'POST',
    path: '/cart/saved/merge',
    summary: "Merge a guest's saved items. Unknown products and choices are skipped",
    input: { body: savedItemsMergeSchema },
    response: savedResponse,
    idempotent: true,
    refusals: ['idempotencyMismatch'],
  }),
};
