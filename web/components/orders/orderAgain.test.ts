// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { cartNow } from '#web/cart.ts';
import { emptyGuestCart } from '#web/guestCart.ts';
import { answerCalls } from '#web/testing/answerCalls.ts';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import type { Order } from './order.ts';
import { orderAgain, orderAgainText } from './orderAgain.ts';

afterEach(() => {
  emptyGuestCart();
  vi.unstubAllGlobals();
});

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
  answerCalls({ [`GET /products?ids=${product._id}&limit=100`]: () => ({ body: { products } }) });

it('puts in what was ordered', async () => {
  shopHas([product]);
  const outcome = await orderAgain(orderOf(2));
  expect(cartNow().totalItems).toBe(2);
  expect(orderAgainText(outcome)).toBe('Everything of this order is in your cart');
});

it('puts in what is left, and says that it is fewer', async () => {
  shopHas([product]);
  const outcome = await orderAgain(orderOf(5));
  expect(cartNow().totalItems).toBe(3);
  expect(orderAgainText(outcome)).toBe(
    `Added to your cart. No longer available: ${product.name} (fewer than before)`,
  );
});

it('says what has left the shop', async () => {
  shopHas([]);
  const outcome = await orderAgain(orderOf(1));
  expect(cartNow().totalItems).toBe(0);
  expect(orderAgainText(outcome)).toBe('Nothing of this order is available any more');
});
