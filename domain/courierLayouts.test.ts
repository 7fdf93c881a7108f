import { describe, expect, it, onTestFinished } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import {
  builtInLayouts,
  isBuiltInLayout,
  pathaoLayout,
  redxLayout,
  steadfastLayout,
} from './builtInLayouts.ts';
import type { SentOrder } from './courierFields.ts';
import { courierLayoutSchema, courierSheet, needsZones } from './courierLayouts.ts';
import { fieldErrors } from './fieldErrors.ts';

const order: SentOrder = {
  orderNumber: 'KA100001',
  createdAt: '2026-11-20T20:00:00.000Z',
  orderItems: [
    { name: 'Rani Bangles', quantity: 2, selectedSize: 'S', selectedColor: 'Gold', components: [] },
    { name: 'Kajol', quantity: 1, selectedSize: null, selectedColor: null, components: [] },
  ],
  shippingAddress: {
    fullName: '=Rahima',
    phone: '01712345678',
    address: 'House 12, Road 5',
    district: 'Dhaka',
    thana: 'Dhanmondi',
    landmark: '',
  },
  itemsPrice: 1000,
  shippingPrice: 60,
  totalPrice: 1060,
  toCollect: 560,
  note: 'Call first,\nplease',
  secondPhone: '01898765432',
  callTime: 'any',
};
const place = { district: 'Dhaka', zone: 'Jigatola' };
const rowOf = (sheet: string) => sheet.split('\r\n')[1];
const sender = { name: 'Kakon', phone: '+880 1700-000000' };

describe('Pathao’s file', () => {
  it('has Pathao’s exact titles and an order in its columns', () => {
    expect(courierSheet(pathaoLayout, [{ order, place }], sender).split('\r\n')).toEqual([
      'ItemType(*),StoreName(*),MerchantOrderId,RecipientName(*),RecipientPhone(*),RecipientCity(*),RecipientZone(*),RecipientArea,RecipientAddress(*),AmountToCollect(*),ItemQuantity(*),ItemWeight(*),ItemDesc,SpecialInstruction',
      `parcel,Kakon,KA100001,'=Rahima,01712345678,Dhaka,Jigatola,,"House 12, Road 5",560,3,0.5,"2 × Rani Bangles, Size S, Gold; 1 × Kajol","Call first, please. Second phone: 01898765432"`,
      '',
    ]);
  });

  it('says what is in all combos of a line, for whoever packs', () => {
    const components = [
      { name: 'Reshmi Churi', quantity: 2, selectedSize: 'M', selectedColor: 'Red' },
      { name: 'Jhumka', quantity: 1, selectedSize: null, selectedColor: null },
    ];
    const set = { name: 'Eid Set', quantity: 3, selectedSize: 'M', selectedColor: null, components };
    const row = rowOf(
      courierSheet(pathaoLayout, [{ order: { ...order, orderItems: [set] }, place }], sender),
    );
    expect(row).toContain('"3 × Eid Set, Size M (6 × Reshmi Churi, Size M, Red; 3 × Jhumka)"');
  });

  it('has no instructions if the customer gave none', () => {
    const plain = { ...order, note: '', secondPhone: null };
    expect(rowOf(courierSheet(pathaoLayout, [{ order: plain, place }], sender))).toMatch(/Kajol",$/);
  });
});

describe('a landmark and a time to call', () => {
  const toLandmark = (landmark: string, address = 'House 12') => ({
    order: {
      ...order,
      callTime: 'evening' as const,
      shippingAddress: { ...order.shippingAddress, address, landmark },
    },
    place,
  });
  const cellsOf = (parcel: ReturnType<typeof toLandmark>) => {
    const columns = ['address', 'wholeAddress', 'landmark', 'callTime', 'instructions'] as const;
    const layout = {
      name: 'All',
      courier: null,
      columns: columns.map((field) => ({ title: field, field, text: '' })),
    };
    return rowOf(courierSheet(layout, [parcel], sender));
  };

  it('join the address and the instructions', () => {
    expect(cellsOf(toLandmark('Behind the mosque'))).toBe(
      '"House 12, Behind the mosque","House 12, Behind the mosque, Dhanmondi, Dhaka",Behind the mosque,"Evening, 5–9","Call first, please. Call: Evening, 5–9. Second phone: 01898765432"',
    );
  });

  it('a landmark that would be cut off goes to the instructions', () => {
    const street = 'x'.repeat(190);
    const row = cellsOf(toLandmark('Behind the mosque', street));
    expect(row).toContain(`${street},"${street}, Dhanmondi, Dhaka",`);
    expect(row).toContain('"Call first, please. Landmark: Behind the mosque. Call: Evening, 5–9.');
  });

  it('a note that ends as a sentence gets no second mark', () => {
    const note = 'গেটের দারোয়ানকে বলবেন।';
    const { order: sent } = toLandmark('');
    expect(cellsOf({ order: { ...sent, note }, place })).toContain(
      `,"${note} Call: Evening, 5–9. Second phone`,
    );
  });

  it('a formula as landmark is harmless', () => {
    expect(cellsOf(toLandmark('=1+1'))).toContain(",'=1+1,");
  });
});

it('is English, whatever the language of the page', () => {
  const columns = ['items', 'placedOn', 'callTime', 'instructions'] as const;
  const layout = {
    name: 'All',
    courier: null,
    columns: columns.map((field) => ({ title: field, field, text: '' })),
  };
  const sheet = () => courierSheet(layout, [{ order: { ...order, callTime: 'evening' }, place }], sender);
  const english = sheet();
  expect(english).toContain('21 Nov 2026');
  readLanguageFrom(() => 'bn');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  expect(sheet()).toBe(english);
});

it('Steadfast’s file has the whole address and no zone', () => {
  expect(courierSheet(steadfastLayout, [{ order, place: { ...place, zone: '' } }], sender)).toBe(
    `Invoice,Name,Address,Phone,Amount,Note,Contact Name,Contact Phone\r\nKA100001,'=Rahima,"House 12, Road 5, Dhanmondi, Dhaka",01712345678,560,"Call first, please. Second phone: 01898765432",Kakon,01700000000\r\n`,
  );
  expect(builtInLayouts.filter(needsZones)).toEqual([pathaoLayout, redxLayout]);
});

it('RedX’s file has RedX’s area', () => {
  expect(courierSheet(redxLayout, [{ order, place }], sender).split('\r\n').slice(0, 2)).toEqual([
    'Invoice,Customer Name,Contact No.,Customer Address,District,Area,Area ID,Division,Price,Product Selling Price,Weight(g),Instruction,Seller Name,Seller Phone',
    `KA100001,'=Rahima,01712345678,"House 12, Road 5, Dhanmondi, Dhaka",Dhaka,Jigatola,,,560,1000,500,"Call first, please. Second phone: 01898765432",Kakon,01700000000`,
  ]);
});

describe('a custom layout', () => {
  it('takes any field or fixed text, and makes titles and texts harmless', () => {
    const layout = courierLayoutSchema.parse({
      name: ' Paperfly ',
      columns: [
        { title: '=Invoice', field: 'orderNumber' },
        { title: 'Address', field: 'wholeAddress' },
        { title: 'Shop', field: 'shopPhone' },
        { title: 'Note', field: 'text', text: '+call first' },
        { title: 'Placed', field: 'placedOn' },
      ],
    });
    expect(layout.name).toBe('Paperfly');
    expect(courierSheet(layout, [{ order, place }], sender)).toBe(
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

  it('may not have the name of a built-in layout', () => {
    expect(isBuiltInLayout('PATHAO')).toBe(true);
    expect(isBuiltInLayout('redx')).toBe(true);
    expect(isBuiltInLayout('Pathao 2')).toBe(false);
  });
});
