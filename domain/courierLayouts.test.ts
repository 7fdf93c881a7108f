import { describe, expect, it } from 'vitest';
import {
  courierLayoutSchema,
  courierSheet,
  isBuiltInLayout,
  pathaoLayout,
  type SentOrder,
} from './courierLayouts.ts';
import { fieldErrors } from './fieldErrors.ts';

const order: SentOrder = {
  orderNumber: 'KA100001',
  createdAt: '2026-11-20T20:00:00.000Z',
  status: 'processing',
  paymentMethod: 'cash_on_delivery',
  orderItems: [
    { name: 'Rani Bangles', quantity: 2, selectedSize: 'S', selectedColor: 'Gold' },
    { name: 'Kajol', quantity: 1, selectedSize: null, selectedColor: null },
  ],
  shippingAddress: {
    fullName: '=Rahima',
    phone: '01712345678',
    address: 'House 12, Road 5',
    district: 'Dhaka',
    thana: 'Dhanmondi',
  },
  itemsPrice: 1000,
  shippingPrice: 60,
  totalPrice: 1060,
};
const sender = { name: 'Kakon', phone: '+880 1700-000000' };

describe('Pathao’s file', () => {
  it('has Pathao’s exact titles and an order in its columns', () => {
    expect(courierSheet(pathaoLayout, [order], sender).split('\r\n')).toEqual([
      'ItemType(*),StoreName(*),MerchantOrderId,RecipientName(*),RecipientPhone(*),RecipientCity(*),RecipientZone(*),RecipientArea,RecipientAddress(*),AmountToCollect(*),ItemQuantity(*),ItemWeight(*),ItemDesc,SpecialInstruction',
      `parcel,Kakon,KA100001,'=Rahima,01712345678,Dhaka,Dhanmondi,,"House 12, Road 5",1060,3,0.5,"2 × Rani Bangles, Size S, Gold; 1 × Kajol",`,
      '',
    ]);
  });

  it.each(['delivered', 'cancelled'] as const)('collects nothing for a %s order', (status) => {
    const [, row] = courierSheet(pathaoLayout, [{ ...order, status }], sender).split('\r\n');
    expect(row).toContain(',0,3,0.5,');
  });
});

describe('a custom layout', () => {
  it('takes any field or fixed text, and makes titles and texts harmless', () => {
    const layout = courierLayoutSchema.parse({
      name: ' Steadfast ',
      columns: [
        { title: '=Invoice', field: 'orderNumber' },
        { title: 'Address', field: 'wholeAddress' },
        { title: 'Shop', field: 'shopPhone' },
        { title: 'Note', field: 'text', text: '+call first' },
        { title: 'Placed', field: 'placedOn' },
      ],
    });
    expect(layout.name).toBe('Steadfast');
    expect(courierSheet(layout, [order], sender)).toBe(
      `'=Invoice,Address,Shop,Note,Placed\r\nKA100001,"House 12, Road 5, Dhanmondi, Dhaka",01700000000,'+call first,21 Nov 2026\r\n`,
    );
  });

  it('is refused if something is missing, unknown or repeated', () => {
    const refused = (value: unknown) => {
      const { error } = courierLayoutSchema.safeParse(value);
      return error ? fieldErrors(error) : {};
    };
    expect(refused({})).toEqual({ name: 'Name is required', columns: 'At least one column is required' });
    expect(refused({ name: 'A', columns: [] })).toEqual({ columns: 'At least one column is required' });
    expect(
      refused({
        name: 'A',
        columns: [
          { title: ' ', field: 'phone' },
          { title: 'B', field: 'notes' },
        ],
      }),
    ).toEqual({
      'columns.0.title': 'Column title is required',
      'columns.1.field': 'Unknown field of an order',
    });
    const twice = [
      { title: 'B', field: 'phone' },
      { title: 'B', field: 'text' },
    ];
    expect(refused({ name: 'A', columns: twice })).toEqual({
      'columns.1.title': 'Another column has this title',
    });
    const many = Array.from({ length: 41 }, (_, n) => ({ title: `${n}`, field: 'phone' }));
    expect(refused({ name: 'A', columns: many })).toEqual({ columns: 'At most 40 columns are possible' });
  });

  it('may not have the name of the built-in layout', () => {
    expect(isBuiltInLayout('PATHAO')).toBe(true);
    expect(isBuiltInLayout('Pathao 2')).toBe(false);
  });
});
