import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from './fieldErrors.ts';
import {
  agreesWith,
  amountToCollect,
  isSameAmount,
  placeOrderSchema,
  quote,
  quoteInTaka,
  readOrderNumber,
} from './orders.ts';
import { defaultShop } from './shop.ts';

const rule = defaultShop.delivery;
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
  orderItems: [{ product: 'p', quantity: 2 }],
  shippingAddress,
  paymentMethod: 'cash_on_delivery',
};
const errorsIn = (draft: unknown) => {
  const result = placeOrderSchema.safeParse(draft);
  return result.error ? fieldErrors(result.error) : {};
};

describe('a quote', () => {
  test('adds up to the last poisha', () => {
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

  test('is agreed with by a client that was shown it, and by no other', () => {
    fc.assert(
      fc.property(
        items,
        fc.constantFrom('itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'),
        (lines, figure) => {
          const quoted = quote(lines, 'Feni', rule);
          const shown = quoteInTaka(quoted);
          expect(agreesWith(shown, quoted)).toBe(true);
          expect(agreesWith({ ...shown, [figure]: shown[figure] + 0.01 }, quoted)).toBe(false);
          expect(agreesWith({}, quoted)).toBe(true);
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
  test('is read with its phone and district put right', () => {
    expect(placeOrderSchema.parse(order)).toMatchObject({
      orderItems: [{ product: 'p', quantity: 2, selectedSize: null, selectedColor: null }],
      shippingAddress: { fullName: 'Rima', phone: '01712345678', district: 'Dhaka', country: 'Bangladesh' },
    });
  });

  test.each(['user', 'status', 'orderNumber'])('drops %s', (field) => {
    expect(placeOrderSchema.parse({ ...order, [field]: 'x' } as never)).not.toHaveProperty(field);
  });

  test('says what is missing of the address, field by field', () => {
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
      { orderItems: [{ product: 'p', quantity: 0 }] },
      'orderItems.0.quantity',
      'Quantity must be a whole number from 1 to 10,000',
    ],
    [
      { shippingAddress: { ...shippingAddress, phone: '0123' } },
      'shippingAddress.phone',
      'Please enter a valid Bangladeshi phone number',
    ],
    [{ totalPrice: 'free' }, 'totalPrice', 'Amount must be a number'],
  ])('%j is refused', (change, field, message) => {
    expect(errorsIn({ ...order, ...change })).toEqual({ [field]: message });
  });
});

test('an order number is read as people copy it', () => {
  expect(readOrderNumber(' ka 100-001 ')).toBe('KA100001');
  expect(readOrderNumber('KA1234567')).toBe('KA1234567');
  for (const none of ['', 'KA12345', 'K100001', 'KA10000x']) expect(readOrderNumber(none)).toBeNull();
});

describe('what the courier collects', () => {
  const cash = { paymentMethod: 'cash_on_delivery', totalPrice: 1060 };
  test.each([
    ['pending', 1060],
    ['processing', 1060],
    ['shipped', 1060],
    ['delivered', 0],
    ['cancelled', 0],
  ] as const)('for an order that is %s: %i', (status, amount) => {
    expect(amountToCollect({ ...cash, status })).toBe(amount);
  });

  test('is nothing where it was paid another way', () => {
    expect(amountToCollect({ ...cash, status: 'shipped', paymentMethod: 'bkash' })).toBe(0);
  });
});
