import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { fieldErrors } from './fieldErrors.ts';
import { placeOrderSchema } from './orders.schema.ts';
import { agreesWith, type Discount, isSameAmount, quote, quoteInTaka } from './orders.ts';

const rule = defaultSettings.delivery;
const item = fc.record({
  product: fc.constant('p'),
  name: fc.constant('Ring'),
  image: fc.constant(''),
  pricePoisha: fc.integer({ min: 1, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  selectedSize: fc.constant(null),
  selectedColor: fc.constant(null),
});
const items = fc.array(item, { minLength: 1, maxLength: 100 });

const shippingAddress = {
  fullName: ' Rima ',
  phone: '+880 1712-345678',
  address: 'House 5',
  district: 'ঢাকা',
  thana: 'Dhanmondi',
};
const order = {
  orderItems: [{ product: 'p', quantity: 2, price: 450 }],
  shippingAddress,
  paymentMethod: 'cash_on_delivery',
  itemsPrice: 900,
  taxPrice: 0,
  shippingPrice: 60,
  totalPrice: 960,
} as const;
const errorsIn = (draft: unknown) => {
  const result = placeOrderSchema.safeParse(draft);
  return result.error ? fieldErrors(result.error) : {};
};

describe('a quote', () => {
  test('adds up to the poisha', () => {
    fc.assert(
      fc.property(items, fc.constantFrom('Dhaka', 'Feni'), (lines, district) => {
        const quoted = quote(lines, district, rule);
        expect(quoted.itemsPoisha).toBe(
          Number(
            lines.reduce(
              (sum, { pricePoisha, quantity }) => sum + BigInt(pricePoisha) * BigInt(quantity),
              0n,
            ),
          ),
        );
        expect(quoted.totalPoisha).toBe(quoted.itemsPoisha + quoted.shippingPoisha + quoted.taxPoisha);
        expect(quoted.taxPoisha).toBe(0);
        expect(quoted.shippingPoisha === 0).toBe(quoted.itemsPoisha >= 200_000);
      }),
    );
  });

  test('takes a discount off the items before it looks at the threshold of free delivery', () => {
    const line = {
      product: 'p',
      name: 'Ring',
      image: '',
      pricePoisha: 210_000,
      quantity: 1,
      selectedSize: null,
    };
    const amounts = (discount?: Discount) => {
      const { discountPoisha, shippingPoisha, totalPoisha } = quote(
        [{ ...line, selectedColor: null }],
        'Feni',
        rule,
        discount,
      );
      return [discountPoisha, shippingPoisha, totalPoisha];
    };
    expect(amounts()).toEqual([0, 0, 210_000]);
    expect(amounts({ discountPoisha: 10_001, isDeliveryFree: false })).toEqual([10_001, 12_000, 211_999]);
    expect(amounts({ discountPoisha: 10_001, isDeliveryFree: true })).toEqual([10_001, 0, 199_999]);
  });

  test('matches only the amounts that it shows', () => {
    fc.assert(
      fc.property(
        items,
        fc.constantFrom('itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'),
        (lines, figure) => {
          const quoted = quote(lines, 'Feni', rule);
          const shown = quoteInTaka(quoted);
          expect(agreesWith(shown, quoted)).toBe(true);
          expect(agreesWith({ ...shown, [figure]: shown[figure] + 0.01 }, quoted)).toBe(false);
        },
      ),
    );
  });

  test('in taka', () => {
    const lines = [
      {
        product: 'p',
        name: 'Ring',
        image: '/r.jpg',
        pricePoisha: 45_050,
        quantity: 2,
        selectedSize: null,
        selectedColor: 'Gold',
      },
    ];
    expect(quoteInTaka(quote(lines, 'dhaka', rule))).toEqual({
      items: [
        {
          product: 'p',
          name: 'Ring',
          image: '/r.jpg',
          price: 450.5,
          quantity: 2,
          selectedSize: null,
          selectedColor: 'Gold',
        },
      ],
      discount: null,
      itemsPrice: 901,
      shippingPrice: 60,
      taxPrice: 0,
      totalPrice: 961,
    });
    expect(isSameAmount(450.5, 45_050)).toBe(true);
    expect(isSameAmount(450, 45_050)).toBe(false);
  });
});

describe('an order', () => {
  test('normalises phone and district', () => {
    expect(placeOrderSchema.parse(order)).toMatchObject({
      orderItems: [{ product: 'p', quantity: 2, selectedSize: null, selectedColor: null }],
      shippingAddress: { fullName: 'Rima', phone: '01712345678', district: 'Dhaka', country: 'Bangladesh' },
    });
  });

  test.each(['user', 'status', 'orderNumber'])('drops %s', (field) => {
    expect(placeOrderSchema.parse({ ...order, [field]: 'x' } as never)).not.toHaveProperty(field);
  });

  test('reports each missing field of the address', () => {
    expect(errorsIn({ ...order, shippingAddress: {} })).toEqual({
      'shippingAddress.fullName': 'Full name is required',
      'shippingAddress.phone': 'Phone number is required',
      'shippingAddress.address': 'Address is required',
      'shippingAddress.district': 'District is required',
      'shippingAddress.thana': 'Thana/Upazila is required',
    });
  });

  test.each([
    [{ paymentMethod: 'bkash' }, 'paymentMethod', 'Please select a payment method'],
    [{ paymentMethod: undefined }, 'paymentMethod', 'Please select a payment method'],
    [{ orderItems: [] }, 'orderItems', 'Your cart is empty'],
    [{ orderItems: undefined }, 'orderItems', 'Your cart is empty'],
    [
      { orderItems: [{ product: 'p', quantity: 0, price: 450 }] },
      'orderItems.0.quantity',
      'Quantity must be a whole number from 1 to 10,000',
    ],
    [
      { orderItems: [{ product: 'p', price: 450 }] },
      'orderItems.0.quantity',
      'Quantity must be a whole number from 1 to 10,000',
    ],
    [
      { orderItems: [{ product: 'p', quantity: '', price: 450 }] },
      'orderItems.0.quantity',
      'Quantity must be a whole number from 1 to 10,000',
    ],
    [{ orderItems: [{ product: 'p', quantity: 2 }] }, 'orderItems.0.price', 'Price is required'],
    [
      { shippingAddress: { ...shippingAddress, phone: '0123' } },
      'shippingAddress.phone',
      'Please enter a valid Bangladeshi phone number',
    ],
    [{ itemsPrice: undefined }, 'itemsPrice', 'Items price is required'],
    [{ taxPrice: undefined }, 'taxPrice', 'Tax is required'],
    [{ shippingPrice: null }, 'shippingPrice', 'Delivery fee is required'],
    [{ shippingPrice: -60 }, 'shippingPrice', 'Delivery fee must not be negative'],
    [{ totalPrice: undefined }, 'totalPrice', 'Total price is required'],
    [{ totalPrice: 'free' }, 'totalPrice', 'Total price must be an amount in taka'],
    [{ totalPrice: 1e13 }, 'totalPrice', 'Total price is too large'],
  ])('%j is refused', (change, field, message) => {
    expect(errorsIn({ ...order, ...change })).toEqual({ [field]: message });
  });
});
