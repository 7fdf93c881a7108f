import { beforeEach, expect, it } from 'vitest';
import type { Order } from '#web/api/responses.ts';
import { sessionStore } from '#web/auth/session.ts';
import { cartNow } from '#web/state/cart.ts';
import { emptyGuestCart } from '#web/state/guestCart.ts';
import { buildCart, buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { orderAgain, orderAgainText } from './orderAgain.ts';

beforeEach(emptyGuestCart);

const product = buildProduct({ stock: 3 });
const item = { product: product._id, name: product.name, image: '', price: product.price };
const orderOf = (...quantities: number[]) =>
  ({
    orderItems: quantities.map((quantity) => ({
      ...item,
      quantity,
      selectedSize: null,
      selectedColor: null,
    })),
  }) as unknown as Order;

const shopHas = (products: unknown[]) =>
  mockCalls({ [`GET /products?ids=${product._id}&limit=100`]: () => ({ body: { products } }) });

it('adds the ordered items to the cart', async () => {
  shopHas([product]);
  const outcome = await orderAgain(orderOf(2));
  expect(cartNow().totalItems).toBe(2);
  expect(orderAgainText(outcome)).toBe('All items from this order are in your cart.');
});

it('adds what is in stock and says that it is less', async () => {
  shopHas([product]);
  const outcome = await orderAgain(orderOf(5));
  expect(cartNow().totalItems).toBe(3);
  expect(orderAgainText(outcome)).toBe(
    `Added to your cart. Not available: ${product.name} (fewer than before)`,
  );
});

it('names the products that were removed', async () => {
  shopHas([]);
  const outcome = await orderAgain(orderOf(1));
  expect(cartNow().totalItems).toBe(0);
  expect(orderAgainText(outcome)).toBe('Sorry, nothing from this order is available anymore.');
});

it('says nothing of what is available if the shop is busy', async () => {
  sessionStore.setState({ token: 'token' });
  mockCalls({
    [`GET /products?ids=${product._id}&limit=100`]: () => ({ body: { products: [product] } }),
    'GET /cart': () => ({ body: { data: buildCart([]) } }),
    'POST /cart/add': () => ({ status: 503, body: { code: 'unavailable', message: 'The shop is busy.' } }),
  });
  await expect(orderAgain(orderOf(1))).rejects.toThrow('The shop is busy.');
});
