import { beforeEach, describe, expect, it } from 'vitest';
import { factMessages } from '#domain/cosmeticFacts.ts';
import { csvOf } from '#domain/csv.ts';
import { imageUrl } from '#domain/images.ts';
import { sheetHeadings, sheetRow, sheetUploadField } from '#domain/productSheet.ts';
import { buildBangle, buildProduct, buildSizedRing, buildUpload } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { productsToEdit } from './productQueries.ts';
import { productFormOf } from './productResponse.ts';

const shop = await openTestApp();
const { db } = shop;
const token = await shop.tokenOf(await buildAdmin(db));

beforeEach(async () => {
  await db.deleteFrom('products').execute();
});

const send = (sheet: string | Buffer, confirm?: string) => {
  const bytes = typeof sheet === 'string' ? Buffer.from(sheet) : sheet;
  const form = formOf([{ field: sheetUploadField, filename: 'products.csv', bytes }]);
  const query = confirm ? `?confirm=${encodeURIComponent(confirm)}` : '';
  return shop.call('POST', `/admin/products/import${query}`, { token, ...form });
};
const look = async (sheet: string | Buffer) => (await send(sheet)).body;
const carryOut = async (sheet: string | Buffer) => (await send(sheet, (await look(sheet)).confirm)).body;

/** The sheet as the product list exports it. */
async function exported(ids: readonly string[]): Promise<(string | number)[][]> {
  const found = await productsToEdit(db, ids);
  const rows = ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new Error(`no product ${id}`);
    return sheetRow({ id, version: row.version, form: productFormOf(row) }, true);
  });
  return [sheetHeadings(true), ...rows];
}
const column = (heading: string) => sheetHeadings(true).indexOf(heading);
const formsOf = async (ids: readonly string[]) => {
  const found = await productsToEdit(db, ids);
  return ids.flatMap((id) => [found.get(id)].flatMap((row) => (row ? [productFormOf(row)] : [])));
};
const countProducts = async () =>
  (
    await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

const newRing = {
  Name: 'Silver Ring',
  Description: 'Of silver',
  Category: 'rings',
  Price: '300',
  Stock: '5',
  Images: 'https://images.example.com/ring.jpg A ring',
};
const sheetOf = (rows: readonly Record<string, string | number>[], delimiter = ',') => {
  const headings = Object.keys(rows[0] ?? {});
  return csvOf([headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))]).replaceAll(
    ',',
    delimiter,
  );
};

it('the facts of a cosmetic are columns, and only cosmetics keep them', async () => {
  const { id } = await buildProduct(db, { name: 'Rose Cream', category: 'cosmetics' });
  const facts = {
    Ingredients: 'Aqua, Glycerin',
    Shade: 'Ivory',
    'Net Content': '৫০ml',
    'Made In': 'Bangladesh',
  };
  const bad = await look(sheetOf([{ Id: id, ...facts, 'Net Content': '50 kg' }]));
  expect(bad.faults).toMatchObject([{ row: 2, column: 'Net Content', message: factMessages.netUnit }]);
  const ring = await buildProduct(db, { category: 'rings' });
  const sheet = sheetOf([
    { Id: id, ...facts },
    { Id: ring.id, ...facts },
  ]);
  const plan = await look(sheet);
  expect(plan).toMatchObject({ changed: 1, unchanged: 1 });
  expect(plan.changes[0]?.fields).toContainEqual({ field: 'Net Content', from: '', to: '50 ml' });
  await carryOut(sheet);
  const [cream] = await formsOf([id]);
  expect(cream).toMatchObject({ ingredients: 'Aqua, Glycerin', netContent: { value: 50, unit: 'ml' } });
});

describe('a sheet that is previewed', () => {
  it('changes nothing, and shows what would change', async () => {
    const { id } = await buildProduct(db, { name: 'Pearl Drop', price: 450 });
    const sheet = sheetOf([{ Id: id, Name: 'Pearl Drops', Price: '475.50' }]);
    const plan = await look(sheet);
    expect(plan).toMatchObject({
      isDone: false,
      total: 1,
      created: 0,
      changed: 1,
      faultCount: 0,
      written: [],
    });
    expect(plan.changes).toEqual([
      {
        row: 2,
        _id: id,
        name: 'Pearl Drop',
        isNew: false,
        fields: [
          { field: 'Name', from: 'Pearl Drop', to: 'Pearl Drops' },
          { field: 'Price', from: '450', to: '475.5' },
        ],
      },
    ]);
    expect((await formsOf([id]))[0]?.name).toBe('Pearl Drop');
  });

  it('names row, column and message for every invalid cell, and imports nothing', async () => {
    const { id } = await buildProduct(db);
    const rows = [
      newRing,
      { ...newRing, Name: '', Price: '-5' },
      { ...newRing, Category: 'shoes', Featured: 'perhaps' },
      { ...newRing, Category: 'bangles', Sizes: 'S:2.4/24:3 | s:2.4/24:x' },
      { ...newRing, Colors: 'Red:5 | red:6', Images: 'javascript:alert(1)' },
      { ...newRing, Colors: 'Red:#DC2626:5:out' },
      { ...newRing, Id: 'nothing' },
      { ...newRing, Id: id },
      { ...newRing, Id: id },
      { ...newRing, Stock: '' },
    ];
    const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const sheet = sheetOf(
      rows.map((row) => Object.fromEntries(headings.map((h) => [h, (row as never)[h] ?? '']))),
    );
    const plan = await look(sheet);
    const faults = plan.faults.map(
      ({ row, column: heading, message }: never) => `${row} ${heading}: ${message}`,
    );
    expect(faults).toEqual([
      '3 Name: Product name is required',
      '3 Price: Valid price is required',
      '4 Category: Please choose a category',
      '4 Featured: Please write yes or no',
      '5 Sizes: Valid stock quantity is required',
      '6 Colors: Duplicate colors are not allowed',
      '6 Images: Image address is not valid',
      '7 Colors: After the stock, only off is possible',
      '8 Id: Product not found',
      '10 Id: This product is already in row 9',
      '11 Stock: Valid stock quantity is required',
    ]);
    expect(plan.confirm).toBeNull();
    expect(plan.faultCount).toBe(11);
    expect(await countProducts()).toBe(1);
  });

  it.each([
    [
      'Nme,Price\r\nRing,5',
      ['1 Nme: Unknown column', '1 : The first row must contain the column names, including Id or Name'],
    ],
    ['Name,Price,Name\r\nRing,5,Ring', ['1 Name: This column appears twice']],
    ['Name,Price\r\n\r\nRing,5,6', ['3 : This cell has no column name']],
    ['Name,Price\r\n"Ring,5', ['2 : This row could not be read. Please check its quotation marks']],
    ['', ['1 : The first row must contain the column names, including Id or Name']],
  ])('%j is reported as invalid', async (sheet, faults) => {
    const { status, body } = await send(sheet === '' ? '\uFEFF' : sheet);
    expect(status).toBe(200);
    expect(
      body.faults.map(({ row, column: heading, message }: never) => `${row} ${heading}: ${message}`),
    ).toEqual(faults);
  });

  it('is limited in size', async () => {
    const many = `Name\r\n${'Ring\r\n'.repeat(5001)}`;
    expect((await look(many)).faults).toEqual([
      {
        row: 5002,
        product: '',
        column: '',
        message: 'A sheet can have at most 5,000 rows. Please split it into two files.',
      },
    ]);
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1, 97))).body.code).toBe('sheetTooLarge');
    expect((await send(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).body.code).toBe('sheetUnreadable');
    expect((await send(Buffer.from([0xe7, 0xe8, 0x20]))).body.code).toBe('sheetUnreadable');
    expect((await send('')).body.code).toBe('noSheet');
  });

  it('warns about new products whose name already exists', async () => {
    await buildProduct(db, { name: 'silver ring', isActive: false });
    const { notes } = await look(
      sheetOf([newRing, { ...newRing, Name: 'Gold Ring' }, { ...newRing, Name: 'Gold Ring' }]),
    );
    expect(notes).toEqual([
      'Row 2: there is already a product named Silver Ring. To change that one, give its Id.',
      'Row 4: there is already a product named Gold Ring. To change that one, give its Id.',
    ]);
  });
});

describe('rings with sizes', () => {
  const sizesOf = async (id: string) => {
    const [form] = await formsOf([id]);
    return { stock: form?.stock, sizes: form?.sizes.map((row) => [row.size, row.measurement, row.stock]) };
  };

  it('come back unchanged from an export, and without the pieces that were sold meanwhile', async () => {
    const { id, name, price } = await buildSizedRing(db);
    const sheet = await exported([id]);
    expect(sheet[1]?.[column('Sizes')]).toBe('12:16.5 mm:5 | 14:17.3 mm:5');
    expect(sheet[1]?.[column('Stock')]).toBe('');
    expect(await look(csvOf(sheet))).toMatchObject({ changed: 0, unchanged: 1, faultCount: 0 });
    const customer = await shop.tokenOf(await buildCustomer(db));
    const line = { product: id, price, quantity: 2, selectedSize: '12' };
    await shop.call('POST', '/orders', { token: customer, body: draftOf([line], deliverTo) });
    const renamed = sheet.map((row) => row.map((cell) => (cell === name ? 'Band' : cell)));
    expect(await carryOut(csvOf(renamed))).toMatchObject({ isDone: true, changed: 1 });
    expect(await sizesOf(id)).toMatchObject({
      stock: 0,
      sizes: [
        ['12', '16.5 mm', 3],
        ['14', '17.3 mm', 5],
      ],
    });
  });

  it('are made by a row with sizes, whose usual measurements are known, and of rings without', async () => {
    const sized = { ...newRing, Stock: '', Sizes: '12:4 | 13:0' };
    const done = await carryOut(sheetOf([sized]));
    expect(await sizesOf(done.written[0])).toMatchObject({
      stock: 0,
      sizes: [
        ['12', '16.5 mm', 4],
        ['13', '16.9 mm', 0],
      ],
    });
    const { id } = await buildProduct(db, { category: 'rings', stock: 9 });
    expect(await carryOut(sheetOf([{ Id: id, Sizes: '14:2' }]))).toMatchObject({ isDone: true, changed: 1 });
    expect(await sizesOf(id)).toEqual({ stock: 0, sizes: [['14', '17.3 mm', 2]] });
    expect(await carryOut(sheetOf([{ Id: id, Sizes: '', Stock: '3' }]))).toMatchObject({ isDone: true });
    expect(await sizesOf(id)).toEqual({ stock: 3, sizes: [] });
  });

  it('have at most twelve sizes', async () => {
    const many = Array.from({ length: 13 }, (_, n) => `${n + 1}:1`).join(' | ');
    const plan = await look(sheetOf([{ ...newRing, Stock: '', Sizes: many }]));
    expect(plan.faults).toMatchObject([{ column: 'Sizes', message: 'At most 12 sizes are allowed' }]);
  });
});

describe('a sheet that is confirmed', () => {
  it('creates and changes products in one transaction, with ledger and audit log', async () => {
    const { id } = await buildProduct(db, { name: 'Pearl Drop', stock: 10 });
    const rows = [
      { ...newRing, Id: '' },
      { ...newRing, Id: id, Name: 'Pearl Drop', Stock: '12' },
    ];
    const done = await carryOut(sheetOf(rows));
    expect(done).toMatchObject({ isDone: true, created: 1, changed: 1, unchanged: 0, confirm: null });
    const [made] = done.written.filter((one: string) => one !== id);
    const moves = await db
      .selectFrom('stock_movements')
      .select(['product_id', 'delta', 'left_after', 'reason'])
      .orderBy('id')
      .execute();
    expect(moves.slice(1)).toEqual([
      { product_id: made, delta: 5, left_after: 5, reason: 'initial' },
      { product_id: id, delta: 2, left_after: 12, reason: 'import' },
    ]);
    const auditEvents = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject_id', 'in', [id, made])
      .orderBy('id')
      .execute();
    expect(auditEvents.map(({ action }) => action)).toEqual(['product.create', 'product.update']);
    expect(auditEvents[1]?.details).toMatchObject({
      through: 'import',
      changes: { stock: { from: 10, to: 12 } },
    });
    const shown = await shop.call('GET', `/products/${made}`);
    expect(shown.body).toMatchObject({ name: 'Silver Ring', images: [{ alt: 'A ring' }], isActive: true });
  });

  it('accepts a new hidden product without photos, but not a visible one', async () => {
    const { Images: _, ...bare } = { ...newRing, Name: 'Ring without a photo' };
    expect((await look(sheetOf([bare]))).faults).toEqual([
      {
        row: 2,
        column: 'Images',
        message: 'At least one image is required. To add photos later, write no under Shown.',
        product: '',
      },
    ]);
    const { created } = await carryOut(sheetOf([{ ...bare, Shown: 'no' }]));
    expect(created).toBe(1);
    const list = await shop.call('GET', '/admin/products?state=hidden&search=without', { token });
    const [{ _id, images, isActive }] = list.body.products;
    expect({ images, isActive }).toEqual({ images: [], isActive: false });

    const change = { isActive: true };
    expect(await shop.call('PUT', `/products/${_id}`, { token, body: change })).toMatchObject({
      status: 400,
      body: { errors: { images: 'At least one image is required' } },
    });
    const bulk = await shop.call('POST', '/admin/products/bulk', { token, body: { ids: [_id], change } });
    expect(bulk.body.faultCount).toBe(1);
    const photos = [{ url: '/media/ring.jpg', alt: '' }];
    const shown = await shop.call('PUT', `/products/${_id}`, { token, body: { ...change, images: photos } });
    expect(shown.status).toBe(200);
  });

  it('refuses a photo of the shop that no longer exists, and says which', async () => {
    const there = imageUrl(await buildUpload(db));
    const gone = imageUrl('00000000-0000-7000-8000-000000000000');
    const { faults, confirm } = await look(sheetOf([{ ...newRing, Images: `${there} A ring | ${gone}` }]));
    expect(confirm).toBeNull();
    expect(faults).toEqual([{ row: 2, column: 'Images', message: 'Image 2 no longer exists', product: '' }]);
    expect((await carryOut(sheetOf([{ ...newRing, Images: there }]))).created).toBe(1);
  });

  it('is applied once, however often it is sent', async () => {
    const sheet = sheetOf([newRing]);
    const { confirm } = await look(sheet);
    const both = await Promise.all([send(sheet, confirm), send(sheet, confirm)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('planOutdated');
    expect(await countProducts()).toBe(1);
  });

  it('is refused when one of its products or the sheet has changed since', async () => {
    const { id } = await buildProduct(db);
    const sheet = sheetOf([{ Id: id, Price: '10' }]);
    const { confirm } = await look(sheet);
    expect((await send(sheetOf([{ Id: id, Price: '11' }]), confirm)).status).toBe(409);
    await shop.call('PUT', `/products/${id}`, { token, body: { name: 'Another' } });
    expect((await send(sheet, confirm)).status).toBe(409);
    expect((await formsOf([id]))[0]?.price).toBe(450);
  });

  it('imports nothing from a sheet with any error', async () => {
    const sheet = sheetOf([newRing, { ...newRing, Price: 'x' }]);
    expect((await send(sheet, 'anything')).status).toBe(409);
    expect(await countProducts()).toBe(0);
  });
});

describe('an exported sheet', () => {
  const hostile = {
    name: "=cmd|'/c calc'!A1",
    description: '-5 | of: "brass"\\, \'+1\nSecond line; কাঁকন',
    tags: ['+eid', 'bridal'],
    specifications: { 'a:b|c': '1:2|3', material: "'=Brass" },
    colours: [
      { name: 'Rose Gold', hex: '#B76E79', stock: 3 },
      { name: 'Deep | Red', hex: '', stock: 0, available: false },
    ],
    comboItems: ['Pair: one'],
    images: ['/media/test.jpg', 'https://images.example.com/a|b.jpg'],
    originalPrice: 600,
    isActive: false,
  };

  it('imports unchanged, whatever it contains and whichever program wrote it', async () => {
    const ids = [(await buildProduct(db, hostile)).id, (await buildBangle(db)).id];
    const csv = csvOf(await exported(ids));
    const unicode = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv.slice(1), 'utf16le')]);
    for (const sheet of [csv, csv.slice(1), csv.replaceAll('\r\n', '\n'), unicode]) {
      expect(await look(sheet)).toMatchObject({ total: 2, changed: 0, unchanged: 2, faults: [] });
    }
  });

  it('contains the color that each photo shows, whatever its alt text begins with', async () => {
    const { id } = await buildProduct(db, hostile);
    const urls = ['a', 'b', 'c'].map((name) => `https://images.example.com/${name}.jpg`);
    const images = [
      { url: urls[0], alt: 'Bracelet', color: 'Rose Gold' },
      { url: urls[1], alt: '[Deep | Red] is another', color: '' },
      { url: urls[2], alt: '', color: 'Deep | Red' },
    ];
    await shop.call('PUT', `/products/${id}`, { token, body: { images } });
    const sheet = await exported([id]);
    expect(await look(csvOf(sheet))).toMatchObject({ unchanged: 1, faults: [] });
    const row = sheet[1] ?? [];
    row[column('Images')] = `${urls[0]} [Gold] A photo`;
    expect((await look(csvOf(sheet))).faults).toMatchObject([
      { row: 2, column: 'Images', message: 'The product does not have this color' },
    ]);
    row[column('Images')] = `${urls[0]} [rose gold] A photo`;
    await carryOut(csvOf(sheet));
    expect((await formsOf([id]))[0]?.images).toMatchObject([{ alt: 'A photo', color: 'rose gold' }]);
  });

  it('creates the same products again without its ids', async () => {
    const ids = [(await buildProduct(db, hostile)).id, (await buildBangle(db)).id];
    const [headings = [], ...rows] = await exported(ids);
    const done = await carryOut(csvOf([headings, ...rows.map(([, , ...rest]) => ['', '', ...rest])]));
    expect(await formsOf(done.written)).toEqual(await formsOf(ids));
  });

  it('may use semicolons and Bangla digits', async () => {
    const { id } = await buildProduct(db);
    const sheet = `Id;Price;Tags\n${id};৪৭৫;ঈদ, বিয়ে\n`;
    await carryOut(sheet);
    expect((await formsOf([id]))[0]).toMatchObject({ price: 475, tags: ['ঈদ', 'বিয়ে'] });
  });

  it('keeps concurrent sales, unless its count was changed', async () => {
    const { id } = await buildBangle(db);
    const sheet = await exported([id]);
    await db
      .updateTable('product_sizes')
      .set({ stock: 3 })
      .where('product_id', '=', id)
      .where('name', '=', 'S')
      .execute();
    const row = sheet[1] ?? [];
    row[column('Price')] = 1300;
    row[column('Sizes')] = 'S:2.4/24:5 | M:2.6/26:9';
    await carryOut(csvOf(sheet));
    const [form] = await formsOf([id]);
    expect(form).toMatchObject({ price: 1300 });
    expect(form?.sizes.map(({ stock }) => stock)).toEqual([3, 9]);
  });

  it('refuses rows whose product was changed since', async () => {
    const { id } = await buildProduct(db);
    const sheet = await exported([id]);
    await shop.call('PUT', `/products/${id}`, { token, body: { name: 'Another' } });
    expect((await look(csvOf(sheet))).faults).toEqual([
      {
        row: 2,
        product: '',
        column: 'Version',
        message: 'This product was changed after the export. Please export it again.',
      },
    ]);
  });

  it('keeps fields without a column, and clears fields with an empty cell', async () => {
    const { id } = await buildProduct(db, { originalPrice: 600, tags: ['eid'], featured: true });
    await carryOut(sheetOf([{ Id: id, 'original price': '', featured: '' }]));
    const [form] = await formsOf([id]);
    expect(form).toMatchObject({ tags: ['eid'], featured: true, price: 450 });
    expect(form).not.toHaveProperty('originalPrice');
  });
});
