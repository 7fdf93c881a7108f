/** The cart of somebody signed in. Each call answers the whole cart as it now is. */
import { z } from 'zod';
import { cartAddSchema, cartMergeSchema, cartUpdateSchema } from '#domain/carts.ts';
import { endpoint } from './endpoint.ts';
import { amount, picture } from './values.ts';

const group = 'Cart';

/** Both as a product of its own and flattened: clients read either. */
const cartItem = z.object({
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
  selectedSize: z.string().nullable(),
  selectedColor: z.string().nullable(),
  available: z.boolean(),
  maxQuantity: z.int(),
  notice: z.enum(['gone', 'price_changed', 'short']).nullable(),
});

export const cartAnswer = z.object({
  data: z.object({
    items: z.array(cartItem),
    totalAmount: amount,
    /** Pieces. */
    totalItems: z.int(),
    /** Lines. */
    itemCount: z.int(),
  }),
});

const own = { who: 'customer', group, output: cartAnswer } as const;

export const carts = {
  cart: endpoint({ ...own, method: 'GET', path: '/cart', summary: 'The own cart' }),
  addToCart: endpoint({
    ...own,
    loginProblem: 'loginToAddToCart',
    method: 'POST',
    path: '/cart/add',
    summary: 'Put a product in; the same product, size and colour adds to its line',
    input: { body: cartAddSchema },
    refusals: [
      'productNotFound',
      'sizeRequired',
      'colourRequired',
      'choiceUnavailable',
      'shortStock',
      'cartFull',
    ],
  }),
  updateCart: endpoint({
    ...own,
    loginProblem: 'loginToUpdateCart',
    method: 'PUT',
    path: '/cart/update',
    summary: 'Set the quantity of a line; 0 or less removes it',
    input: { body: cartUpdateSchema },
    refusals: ['cartLineNotFound', 'choiceUnavailable', 'productGone', 'shortStock'],
  }),
  removeFromCart: endpoint({
    ...own,
    loginProblem: 'loginToRemoveFromCart',
    method: 'DELETE',
    path: '/cart/remove/:itemId',
    summary: 'Remove a line',
    input: { params: z.object({ itemId: z.string() }) },
    refusals: ['cartLineNotFound'],
  }),
  clearCart: endpoint({
    ...own,
    loginProblem: 'loginToClearCart',
    method: 'DELETE',
    path: '/cart/clear',
    summary: 'Remove all lines',
  }),
  mergeCart: endpoint({
    ...own,
    loginProblem: 'loginToAddToCart',
    method: 'POST',
    path: '/cart/merge',
    summary: "Take in a guest's cart, held to the stock; what is not to be had is skipped",
    input: { body: cartMergeSchema },
    idempotent: true,
  }),
};
