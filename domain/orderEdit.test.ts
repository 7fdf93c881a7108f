import { describe, expect, it } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { noWishes } from './deliveryWishes.ts';
import { decideEdit, mayEdit, type OrderToEdit } from './orderEdit.ts';
import { orderStatusValues } from './orderStatus.ts';

const address = {
  fullName: 'Rima Akter',
  phone: '01712345678',
  address: 'Road 5',
  district: 'Dhaka',
  thana: 'Gulshan',
  landmark: '',
  country: 'Bangladesh',
};
const line = (quantity: number, pricePoisha = 45_000) => ({
  quantity,
  pricePoisha,
  selectedSize: null,
  selectedColor: null,
});
const order = (changes: Partial<OrderToEdit> = {}): OrderToEdit => ({
  address,
  wishes: noWishes,
  lines: [line(2)],
  shippingPoisha: 6_000,
  taxPoisha: 0,
  discountPoisha: 0,
  ...changes,
});
type Edit = Parameters<typeof decideEdit>[1];
const decide = (edit: Edit, lines: ReturnType<typeof line>[] | null = null, changes = {}) =>
  decideEdit(order(changes), edit, { lines, rule: defaultSettings.delivery });

it('an order is edited until it is sent', () => {
  expect(orderStatusValues.filter(mayEdit)).toEqual(['pending', 'processing']);
});

describe('the price after an edit', () => {
  it('stays, and so does all else, if nothing is different', () => {
    expect(decide({ shippingAddress: { ...address }, shippingPrice: 60, discount: 0 })).toMatchObject({
      totalPoisha: 96_000,
      fields: [],
    });
  });

  it('follows the items, with the delivery fee of the shop’s rule', () => {
    expect(decide({}, [line(1)])).toMatchObject({
      itemsPoisha: 45_000,
      totalPoisha: 51_000,
      fields: ['Items'],
    });
    expect(decide({}, [line(5)])).toMatchObject({
      shippingPoisha: 0,
      totalPoisha: 225_000,
      fields: ['Items', 'Delivery fee'],
    });
  });

  it('follows the district', () => {
    expect(decide({ shippingAddress: { ...address, district: 'Sylhet', thana: 'Sadar' } })).toMatchObject({
      shippingPoisha: 12_000,
      totalPoisha: 102_000,
      fields: ['Address', 'Delivery fee'],
    });
  });

  it('keeps a delivery fee that was agreed, unless items or district change', () => {
    const agreed = { shippingPoisha: 3_050 };
    expect(decide({ shippingAddress: { ...address, address: 'Road 6' } }, null, agreed)).toMatchObject({
      shippingPoisha: 3_050,
      fields: ['Address'],
    });
    expect(decide({ discount: 10 }, null, agreed)).toMatchObject({ shippingPoisha: 3_050 });
    expect(decide({}, [line(1)], agreed)).toMatchObject({ shippingPoisha: 6_000 });
  });

  it('has the delivery fee that the edit names, also with other items', () => {
    expect(decide({ shippingPrice: 0 }, [line(1)])).toMatchObject({ shippingPoisha: 0, totalPoisha: 45_000 });
  });

  it('is less by the discount, to the poisha; free delivery looks at what is left', () => {
    expect(decide({ discount: 100.5 })).toMatchObject({ totalPoisha: 85_950, fields: ['Discount'] });
    expect(decide({ discount: 300 }, [line(5)])).toMatchObject({
      shippingPoisha: 6_000,
      totalPoisha: 201_000,
    });
  });

  it('refuses a discount above the items, also one that was there before', () => {
    expect(() => decide({ discount: 900.01 })).toThrow(
      expect.objectContaining({
        code: 'invalidInput',
        details: { errors: { discount: 'Discount can be at most the price of the items, ৳900' } },
      }),
    );
    expect(() => decide({}, [line(1)], { discountPoisha: 50_000 })).toThrow();
    expect(decide({ discount: 900 })).toMatchObject({ totalPoisha: 6_000 });
  });
});

describe('the wishes after an edit', () => {
  const wishes = { ...noWishes, note: 'Call first', secondPhone: '01812345678' };

  it('stay if they are left out', () => {
    expect(decide({}, null, { wishes })).toMatchObject({ wishes, fields: [] });
  });

  it('change by name, and an empty one is removed', () => {
    const edit = {
      note: '',
      secondPhone: null,
      callTime: 'evening',
      giftNote: 'Eid Mubarak',
      hidePrices: true,
    } as const;
    expect(decide(edit, null, { wishes })).toMatchObject({
      wishes: edit,
      totalPoisha: 96_000,
      fields: ['Note for the courier', 'Second phone', 'Time to call', 'Gift note', 'Prices on the slip'],
    });
  });

  it('an address without a landmark keeps the order’s, an empty one removes it', () => {
    const known = { ...address, landmark: 'Beside the mosque' };
    const { landmark: _, ...without } = address;
    expect(decide({ shippingAddress: without }, null, { address: known })).toMatchObject({
      address: known,
      fields: [],
    });
    expect(decide({ shippingAddress: address }, null, { address: known })).toMatchObject({
      address,
      fields: ['Address'],
    });
  });
});
