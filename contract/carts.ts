/** The cart of a logged-in user. Every call returns the whole cart. Prices are in taka. */
import { z } from 'zod';
import { cartAddSchema, cartMergeSchema, cartUpdateSchema } from '#domain/carts.schema.ts';
import { couponCodeField } from '#domain/couponCodes.schema.ts';
import { anyId } from '#domain/ids.schema.ts';
import { endpoint } from './endpoint.ts';
import { amount, choice, picture } from './values.ts';

const group = 'Cart';

/** Product data are both nested and flat, since clients read either form. */
export const cartItem = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    category: z.string(),
    price: amount,
    originalPrice: amount.optional(),
    stock: z.int(),
    inStock: z.boolean(),
    images: z.array(picture),
  }),
  name: z.string(),
  image: z.string(),
  price: amount,
  quantity: z.int(),
  ...choice,
  available: z.boolean(),
  maxQuantity: z.int(),
  notice: z.enum(['gone', 'price_changed', 'short']).nullable(),
});

export const cartResponse = z.object({
  data: z.object({
    items: z.array(cartItem),
    totalAmount: amount,
    /** Number of pieces. */
    totalItems: z.int(),
    /** Number of lines. */
    itemCount: z.int(),
    /** Of the code that was applied. `reason` says why it does not apply any more; it is null if it does. */
    discount: z
      .object({ code: z.string(), amount, freeDelivery: z.boolean(), reason: z.string().nullable() })
      .nullable()
      .default(null),
  }),
});

const own = { who: 'customer', group, response: cartResponse } as const;

export const carts = {
  cart: endpoint({ ...own, method: 'GET', path: '/cart', summary: 'Your cart' }),
  addToCart: endpoint({
    ...own,
    loginProblem: 'loginToAddToCart',
    method: 'POST',
    path: '/cart/add',
    summary: 'Add a product. The same product, size and color share one line',
    input: { body: cartAddSchema },
    idempotent: true,
    refusals: [
      'productNotFound',
      'sizeRequired',
      'colourRequired',
      'choiceUnavailable',
      'shortStock',
      'cartFull',
      'idempotencyMismatch',
    ],
  }),
  updateCart: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'PUT',
    path: '/cart/update',
    summary: 'Set the quantity of a line. 0 or less removes the line',
    input: { body: cartUpdateSchema },
    refusals: ['cartLineNotFound', 'choiceUnavailable', 'productGone', 'quantityChanged', 'shortStock'],
  }),
  removeFromCart: endpoint({
    ...own,
    loginProblem: 'loginToRemoveFromCart',
    method: 'DELETE',
    path: '/cart/remove/:itemId',
    summary: 'Remove a line',
    input: { params: z.object({ itemId: anyId }) },
    refusals: ['cartLineNotFound'],
  }),
  clearCart: endpoint({
    ...own,
    loginProblem: 'loginToClearCart',
    method: 'DELETE',
    path: '/cart/clear',
    summary: 'Remove all lines and the code of a coupon',
  }),
  applyCoupon: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'PUT',
    path: '/cart/coupon',
    summary: 'Apply the code of a coupon. One that does not apply is refused with the reason',
    input: { body: z.object({ code: couponCodeField }) },
    refusals: ['couponRefused'],
    limit: 'coupon',
  }),
  removeCoupon: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'DELETE',
    path: '/cart/coupon',
    summary: 'Remove the code of a coupon',
  }),
  mergeCart: endpoint({
    ...own,
    loginProblem: 'loginToAddToCart',
    method: 'POST',
    path: '/cart/merge',
    summary: 'Merge a guest cart, limited to the stock. Unavailable items are skipped',
    input: { body: cartMergeSchema },
    idempotent: true,
  }),
};
