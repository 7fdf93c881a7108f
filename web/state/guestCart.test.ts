import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { setGuestQuantity } from './cartLines.ts';
import { addToGuestCart, emptyGuestCart, guestCartStore } from './guestCart.ts';
import { refreshLines } from './refreshLines.ts';

const none = { selectedSize: null, selectedColor: null };
const linesNow = () => guestCartStore.getState().lines;
const quantities = () => linesNow().map(({ quantity }) => quantity);

beforeEach(() => emptyGuestCart());

describe('adding to a guest cart', () => {
  it('the same choice adds to its line, another size makes a new line', () => {
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

  it('refuses more than the stock and changes nothing', () => {
    const product = buildProduct({ stock: 2 });
    addToGuestCart(product, none, 2);
    expect(() => addToGuestCart(product, none, 1)).toThrow('Only 2 left in stock');
    expect(quantities()).toEqual([2]);
  });

  it('requires the size of a bangle', () => {
    const bangles = buildProduct({
      category: 'bangles',
      sizes: [{ size: 'S', measurement: '2.4/24', stock: 3, available: true }],
    });
    expect(() => addToGuestCart(bangles, none, 1)).toThrow('Please select a size before adding to cart');
  });

  it('limits an entered quantity to the stock; 0 or less removes the line', () => {
    addToGuestCart(buildProduct({ stock: 4 }), none, 1);
    const [line] = linesNow();
    setGuestQuantity(line?._id ?? '', 9);
    expect(quantities()).toEqual([4]);
    setGuestQuantity(line?._id ?? '', 0);
    expect(linesNow()).toEqual([]);
  });

  it('has one merge key until it is emptied, then another', () => {
    addToGuestCart(buildProduct(), none, 1);
    const { mergeKey } = guestCartStore.getState();
    addToGuestCart(buildProduct(), none, 1);
    expect(guestCartStore.getState().mergeKey).toBe(mergeKey);
    emptyGuestCart();
    addToGuestCart(buildProduct(), none, 1);
    expect(guestCartStore.getState().mergeKey).not.toBe(mergeKey);
  });
});

describe('refreshing a guest cart', () => {
  const path = `GET /products?ids=${buildProduct()._id}&limit=100`;

  it('shows a changed price and less stock', async () => {
    addToGuestCart(buildProduct({ stock: 5 }), none, 4);
    mockCalls({ [path]: () => ({ body: { products: [buildProduct({ stock: 3, price: 500 })] } }) });
    await refreshLines(guestCartStore);
    expect(linesNow()).toMatchObject([{ quantity: 3, price: 500, maxQuantity: 3, notice: 'short' }]);
  });

  it('shows removed products as unavailable', async () => {
    addToGuestCart(buildProduct(), none, 1);
    mockCalls({ [path]: () => ({ body: { products: [] } }) });
    await refreshLines(guestCartStore);
    expect(linesNow()).toMatchObject([{ available: false, notice: 'gone' }]);
  });

  it('leaves all lines in place without a connection', async () => {
    addToGuestCart(buildProduct(), none, 2);
    mockCalls({});
    await expect(refreshLines(guestCartStore)).rejects.toThrow('No connection');
    expect(quantities()).toEqual([2]);
  });
});
