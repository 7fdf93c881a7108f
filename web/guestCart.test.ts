// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addToGuestCart,
  emptyGuestCart,
  guestCartStore,
  refreshGuestCart,
  setGuestQuantity,
} from './guestCart.ts';
import { answerCalls } from './testing/answerCalls.ts';
import { buildProduct } from './testing/buildCatalogue.ts';

const none = { selectedSize: null, selectedColor: null };
const linesNow = () => guestCartStore.getState().lines;
const quantities = () => linesNow().map(({ quantity }) => quantity);

beforeEach(() => emptyGuestCart());
afterEach(() => vi.unstubAllGlobals());

describe('a guest puts things in the cart', () => {
  it('once more of the same adds to its line, another size makes a line of its own', () => {
    const bangles = buildProduct({
      category: 'bangles',
      sizes: [
        { size: 'S', measurement: '2.4/24', stock: 3, available: true },
        { size: 'M', measurement: '2.6/26', stock: 3, available: true },
      ],
    });
    addToGuestCart(bangles, { selectedSize: 'S', selectedColor: null }, 1);
    addToGuestCart(bangles, { selectedSize: 'S', selectedColor: null }, 2);
    addToGuestCart(bangles, { selectedSize: 'M', selectedColor: null }, 1);
    expect(quantities()).toEqual([3, 1]);
  });

  it('refuses more than there is, and changes nothing', () => {
    const product = buildProduct({ stock: 2 });
    addToGuestCart(product, none, 2);
    expect(() => addToGuestCart(product, none, 1)).toThrow('Only 2 left in stock');
    expect(quantities()).toEqual([2]);
  });

  it('asks for the size of a bangle', () => {
    const bangles = buildProduct({
      category: 'bangles',
      sizes: [{ size: 'S', measurement: '2.4/24', stock: 3, available: true }],
    });
    expect(() => addToGuestCart(bangles, none, 1)).toThrow('Please select a size before adding to cart');
  });

  it('holds a typed quantity to the stock; nothing and less removes the line', () => {
    addToGuestCart(buildProduct({ stock: 4 }), none, 1);
    const [line] = linesNow();
    setGuestQuantity(line?._id ?? '', 9);
    expect(quantities()).toEqual([4]);
    setGuestQuantity(line?._id ?? '', 0);
    expect(linesNow()).toEqual([]);
  });

  it('has one key for taking it in while anything is in it, and another afterwards', () => {
    addToGuestCart(buildProduct(), none, 1);
    const { mergeKey } = guestCartStore.getState();
    addToGuestCart(buildProduct(), none, 1);
    expect(guestCartStore.getState().mergeKey).toBe(mergeKey);
    emptyGuestCart();
    addToGuestCart(buildProduct(), none, 1);
    expect(guestCartStore.getState().mergeKey).not.toBe(mergeKey);
  });
});

describe('a guest looks at the cart again', () => {
  const path = `GET /products?ids=${buildProduct()._id}&limit=100`;

  it('sees a changed price and less stock', async () => {
    addToGuestCart(buildProduct({ stock: 5 }), none, 4);
    answerCalls({ [path]: () => ({ body: { products: [buildProduct({ stock: 3, price: 500 })] } }) });
    await refreshGuestCart();
    expect(linesNow()).toMatchObject([{ quantity: 3, price: 500, maxQuantity: 3, notice: 'short' }]);
  });

  it('sees what has left the shop as gone', async () => {
    addToGuestCart(buildProduct(), none, 1);
    answerCalls({ [path]: () => ({ body: { products: [] } }) });
    await refreshGuestCart();
    expect(linesNow()).toMatchObject([{ available: false, notice: 'gone' }]);
  });

  it('keeps everything when there is no connection', async () => {
    addToGuestCart(buildProduct(), none, 2);
    answerCalls({});
    await expect(refreshGuestCart()).rejects.toThrow('No connection');
    expect(quantities()).toEqual([2]);
  });
});
