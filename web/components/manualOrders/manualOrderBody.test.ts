import { expect, it } from 'vitest';
import { manualOrderSchema } from '#domain/manualOrders.schema.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { manualOrderBody, withFieldNames } from './manualOrderBody.ts';
import {
  blankManualOrder,
  manualOrderFormSchema,
  type ReadyManualOrder,
  resolveManualOrder,
} from './manualOrderForm.ts';

const typed = {
  ...blankManualOrder,
  fullName: 'Rahima',
  phone: '+88 01712-345678',
  address: 'House 4',
  district: 'ঢাকা',
  thana: 'Mirpur Model',
};
const item = {
  key: 1,
  product: '0198c0de-0000-7000-8000-000000000001',
  name: 'Ring',
  image: '',
  price: 500,
  quantity: 2,
  selectedSize: null,
  selectedColor: null,
  offered: null,
};
const bodyOf = (part: Partial<typeof typed>) =>
  manualOrderBody(manualOrderFormSchema.parse({ ...typed, ...part }), [item], 1060);

it('leaves out blank amounts, so that the shop’s rule sets the fee', () => {
  const body = bodyOf({});
  expect(body).toMatchObject({
    customer: { name: 'Rahima', phone: '01712345678' },
    payments: [],
    source: 'phone',
    language: 'bn',
  });
  expect([body.shippingPrice, body.discount]).toEqual([undefined, undefined]);
  expect(manualOrderSchema.safeParse(body).success).toBe(true);
});

it('sends a fee of 0, a discount and an advance payment', () => {
  const body = bodyOf({ shippingPrice: '0', discount: '৫০', paid: '100', method: 'nagad', reference: 'TX1' });
  expect(body).toMatchObject({
    shippingPrice: 0,
    discount: 50,
    payments: [{ amount: 100, method: 'nagad', reference: 'TX1' }],
  });
  expect(manualOrderSchema.safeParse(body).success).toBe(true);
});

const resolved = async (part: Partial<typeof blankManualOrder>) =>
  resolveManualOrder({ ...blankManualOrder, ...part }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

it('a sale over the counter needs no address, and sends none that was typed before', async () => {
  const person = { fullName: 'Rahima', phone: '01712345678' };
  const blank = await resolved({ ...person, source: 'phone' });
  expect(Object.keys(blank.errors).sort()).toEqual(['address', 'district', 'thana']);
  const counter = {
    ...person,
    source: 'counter',
    address: 'x',
    secondPhone: 'x',
  } as const;
  const { values, errors } = await resolved(counter);
  expect(errors).toEqual({});
  const body = manualOrderBody(values as ReadyManualOrder, [item], 1000);
  expect(manualOrderSchema.parse(body)).toMatchObject({
    shippingAddress: { address: '', district: '', thana: '' },
    secondPhone: null,
  });
});

it('names errors by the fields of the page', () => {
  const errors = {
    'customer.phone': 'a',
    'shippingAddress.thana': 'b',
    'payments.0.amount': 'c',
    'payments.0.reference': 'd',
    discount: 'e',
  };
  const named = withFieldNames(new Problem('invalidInput', { errors }));
  expect(isProblem(named) && named.details.errors).toEqual({
    phone: 'a',
    thana: 'b',
    paid: 'c',
    reference: 'd',
    discount: 'e',
  });
});
