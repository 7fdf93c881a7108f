import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { noWishes } from './deliveryWishes.ts';
import { decideOrder, type ProductToOrder } from './newOrder.ts';
import type { OrderDraft } from './orders.ts';

const ring: ProductToOrder = {
  id: 'ring',
  name: 'Moon Ring',
  category: 'rings',
  pricePoisha: 45_000,
  listed: true,
  stock: 5,
  sizes: [],
  colors: [],
  images: [{ url: '/ring.jpg' }, { url: '/box.jpg' }],
};
const bangle: ProductToOrder = {
  ...ring,
  id: 'bangle',
  name: 'Rani Bangles',
  category: 'bangles',
  sizes: [{ size: 'M', stock: 2, available: true }],
  images: [],
};

const decide = (draft: OrderDraft, changed: Partial<ProductToOrder> = {}, settings = defaultSettings) =>
  decideOrder(draft, {
    products: new Map(
      [ring, bangle].map((product) => [product.id, { ...product, ...changed, id: product.id }]),
    ),
    settings,
    now: new Date(),
  });

type Item = OrderDraft['orderItems'][number];
const item = (product: string, quantity: number, selectedSize: string | null = null): Item => ({
  product,
  quantity,
  selectedSize,
  selectedColor: null,
  price: 450,
});
function draftOf(...orderItems: Item[]): OrderDraft {
  const itemsPrice = orderItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    orderItems,
    shippingAddress: {
      fullName: 'Rima Akter',
      phone: '01712345678',
      address: 'Road 5',
      district: 'Dhaka',
      thana: 'Gulshan',
      landmark: '',
      country: 'Bangladesh',
    },
    paymentMethod: 'cash_on_delivery',
    itemsPrice,
    taxPrice: 0,
    shippingPrice: 60,
    totalPrice: itemsPrice + 60,
    ...noWishes,
  };
}

describe('a new order', () => {
  it('has the prices of the shop and takes its pieces from the stock', () => {
    const { quoted, allocations } = decide(draftOf(item('ring', 1), item('bangle', 2, 'M')));
    expect(quoted).toMatchObject({ itemsPoisha: 135_000, shippingPoisha: 6_000, totalPoisha: 141_000 });
    expect(quoted.items).toMatchObject([
      { product: 'ring', name: 'Moon Ring', image: '/ring.jpg', pricePoisha: 45_000 },
      { product: 'bangle', image: '', selectedSize: 'M' },
    ]);
    expect(allocations).toEqual([
      { productId: 'ring', kind: 'product', unitName: '', quantity: 1, stock: 5 },
      { productId: 'bangle', kind: 'size', unitName: 'M', quantity: 2, stock: 2 },
    ]);
  });

  it.each([
    ['an unknown product', draftOf(item('ring', 1), item('gone', 1)), {}, 'productNotFound'],
    ['a hidden product', draftOf(item('ring', 1)), { listed: false }, 'productGone'],
    ['no size', draftOf(item('bangle', 1)), {}, 'sizeRequiredToBuy'],
    ['no colour', draftOf(item('ring', 1)), { colors: ['Red', 'Gold'].map(inColour) }, 'colourRequiredToBuy'],
    ['a size that does not exist', draftOf(item('bangle', 1, 'XL')), {}, 'choiceUnavailable'],
    ['more than is left', draftOf(item('ring', 3), item('ring', 3)), {}, 'shortStock'],
    ['an outdated price', draftOf(item('ring', 1)), { pricePoisha: 46_000 }, 'pricesChanged'],
    ['an outdated total', { ...draftOf(item('ring', 1)), totalPrice: 500 }, {}, 'pricesChanged'],
  ])('is refused with %s', (_, draft, changed, code) => {
    expect(() => decide(draft, changed)).toThrow(expect.objectContaining({ code }));
  });

  it('is refused above the limit for orders without a call', () => {
    const unconfirmed = { ...defaultSettings.unconfirmed, maxPieces: 2 };
    const settings = { ...defaultSettings, unconfirmed };
    expect(() => decide(draftOf(item('ring', 3)), {}, settings)).toThrow(
      expect.objectContaining({ code: 'orderNeedsCall' }),
    );
    expect(decide(draftOf(item('ring', 2)), {}, settings).allocations).toHaveLength(1);
  });
});

function inColour(name: string) {
  return { name, stock: 3, available: true };
}
