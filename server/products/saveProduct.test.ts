import { beforeAll, describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { buildUpload } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildAdmin, buildCustomer, deliverTo } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;
let admin: string;

beforeAll(async () => {
  shop = await openTestApp({ listening: true });
  admin = await shop.tokenOf(await buildAdmin(shop.db));
});

const lipstick = {
  name: 'Classic Red Lipstick',
  description: 'A warm red that stays',
  price: 350.5,
  originalPrice: 500,
  category: 'cosmetics',
  stock: 12,
  tags: ' lips, red ,, ',
  specifications: { material: 'Wax', weight: '4 g' },
  colors: [{ name: 'Red', hexCode: '#C0392B', stock: 8, available: true }],
  images: [{ url: 'https://images.example.com/lipstick.jpg', publicId: '', alt: 'A red lipstick' }],
  isFeatured: true,
  role: 'ignored',
};
const churi = {
  ...lipstick,
  name: 'Green Reshmi Churi',
  category: 'bangles',
  sizes: [
    { size: 'S', measurement: '2.4/24', stock: 3, available: true },
    { size: 'M', measurement: '2.6/26', stock: 4, available: true },
  ],
};

const create = (body: object = lipstick) => shop.call('POST', '/products', { token: admin, body });
const change = (id: string, body: object) => shop.call('PUT', `/products/${id}`, { token: admin, body });
const read = (id: string) => shop.call('GET', `/products/${id}`);
const movementsOf = (id: string) =>
  shop.db
    .selectFrom('stock_movements')
    .select(['unit', 'unit_name', 'delta', 'left_after', 'reason'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();

describe('a new product', () => {
  it('is added once, however often it is sent with its key', async () => {
    const headers = { 'idempotency-key': 'added once' };
    const send = () => shop.call('POST', '/products', { token: admin, headers, body: lipstick });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });

  it('is returned as it is read afterwards, with both spellings of its flags', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.product).toMatchObject({
      price: 350.5,
      originalPrice: 500,
      tags: ['lips', 'red'],
      featured: true,
      isFeatured: true,
      isNewArrival: false,
      isNew: false,
      isActive: true,
      inStock: true,
      rating: 0,
      numReviews: 0,
    });
    expect((await read(body.product._id)).body).toEqual(body.product);
  });

  it('keeps which color a photo shows, until the product no longer has that color', async () => {
    const [image] = lipstick.images;
    const { body } = await create({ ...lipstick, images: [{ ...image, color: 'red' }] });
    const { _id } = body.product;
    expect(body.product.images).toMatchObject([{ color: 'red' }]);
    expect((await read(_id)).body.images).toMatchObject([{ color: 'red' }]);
    expect((await change(_id, { price: 300 })).body.product.images).toMatchObject([{ color: 'red' }]);
    expect(await change(_id, { images: [{ ...image, color: 'Blue' }] })).toMatchObject({
      status: 400,
      body: { errors: { 'images.0.color': 'The product does not have this color' } },
    });
    const recoloured = await change(_id, { colors: [{ name: 'Pink', stock: 8 }] });
    expect(recoloured.body.product.images).toMatchObject([{ color: '' }]);
  });

  it('has the facts of a cosmetic where they are known, and no others', async () => {
    const facts = {
      ingredients: 'Aqua, Glycerin',
      shade: 'Ruby',
      netContent: { value: 3.8, unit: 'g' },
      howToUse: 'One stroke',
    };
    const { body } = await create({ ...lipstick, ...facts });
    const shown = await read(body.product._id);
    expect(shown.body).toMatchObject(facts);
    expect(shown.body).not.toHaveProperty('maker');
    await change(body.product._id, { netContent: null, shade: '', maker: 'Kakon' });
    const changed = await read(body.product._id);
    expect(changed.body).toMatchObject({ ingredients: facts.ingredients, maker: 'Kakon' });
    expect(changed.body).not.toHaveProperty('netContent');
    expect(changed.body).not.toHaveProperty('shade');
    await change(body.product._id, { category: 'rings' });
    expect((await read(body.product._id)).body).not.toHaveProperty('ingredients');
    const wrong = await create({ ...lipstick, netContent: { value: 0, unit: 'ml' }, shade: 'x'.repeat(61) });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['netContent.value', 'shade']);
  });

  it('writes each count into the ledger', async () => {
    const { body } = await create();
    expect(await movementsOf(body.product._id)).toEqual([
      { unit: 'product', unit_name: '', delta: 12, left_after: 12, reason: 'initial' },
      { unit: 'colour', unit_name: 'red', delta: 8, left_after: 8, reason: 'initial' },
    ]);
  });

  it('counts a bangle only by its sizes', async () => {
    const { body } = await create(churi);
    expect(body.product).toMatchObject({ stock: 0, inStock: true });
    expect((await movementsOf(body.product._id)).map(({ unit }) => unit)).toEqual(['size', 'size', 'colour']);
  });

  it.each([
    ['name', { name: ' ' }, 'Product name is required'],
    ['description', { description: '' }, 'Description is required'],
    ['price', { price: 0 }, 'Valid price is required'],
    ['stock', { stock: -1 }, 'Valid stock quantity is required'],
    ['images', { images: [] }, 'At least one image is required'],
    ['sizes', { category: 'bangles', sizes: [] }, 'At least one size is required for bangles'],
    [
      'sizes',
      { category: 'bangles', sizes: [churi.sizes[0], churi.sizes[0]] },
      'Duplicate sizes are not allowed',
    ],
    ['colors', { colors: [lipstick.colors[0], lipstick.colors[0]] }, 'Duplicate colors are not allowed'],
  ])('without a valid %s is refused at that field', async (field, wrong, sentence) => {
    const { status, body } = await create({ ...lipstick, ...wrong });
    expect(status).toBe(400);
    expect(body.errors[field]).toBe(sentence);
  });

  it.each([
    ['stock', { stock: '' }],
    ['colors.0.stock', { colors: [{ ...lipstick.colors[0], stock: '' }] }],
    ['sizes.0.stock', { sizes: [{ ...churi.sizes[0], stock: '' }] }],
  ])('is not changed to zero by a blank %s', async (field, blank) => {
    const { body: made } = await create(lipstick);
    const { status, body } = await change(made.product._id, blank);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { [field]: 'Valid stock quantity is required' },
    });
  });

  it('can be created only by an admin', async () => {
    const customer = await shop.tokenOf(await buildCustomer(shop.db));
    expect((await shop.call('POST', '/products', { body: lipstick })).status).toBe(401);
    expect((await shop.call('POST', '/products', { token: customer, body: lipstick })).status).toBe(403);
  });
});

describe('a changed product', () => {
  it('keeps omitted fields, and the next reader sees the change', async () => {
    const { body: made } = await create();
    const id = made.product._id;
    await read(id);
    const { status, body } = await change(id, { price: 300, isNew: true });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({ name: lipstick.name, price: 300, isNewArrival: true, version: 2 });
    expect((await read(id)).body.price).toBe(300);
  });

  it('writes only changed and removed counts into the ledger', async () => {
    const { body: made } = await create(churi);
    const [small] = churi.sizes;
    await change(made.product._id, { sizes: [{ ...small, stock: 5 }] });
    expect((await movementsOf(made.product._id)).slice(3)).toEqual([
      { unit: 'size', unit_name: 'S', delta: 2, left_after: 5, reason: 'edit' },
      { unit: 'size', unit_name: 'M', delta: -4, left_after: 0, reason: 'removed' },
    ]);
  });

  it('must be valid as a whole', async () => {
    const { body: made } = await create();
    const { status, body } = await change(made.product._id, { category: 'bangles' });
    expect([status, body.errors.sizes]).toEqual([400, 'At least one size is required for bangles']);
  });

  it('refuses the second of two editors, and keeps the first one’s change', async () => {
    const { body: made } = await create();
    const id = made.product._id;
    const { version } = made.product;
    await change(id, { name: 'First', version });
    const second = await change(id, { name: 'Second', version });
    expect(second.status).toBe(409);
    expect((await read(id)).body.name).toBe('First');
  });
});

describe('a photo of the shop that no longer exists', () => {
  const photoOf = (id: string) => ({ url: imageUrl(id), publicId: id, alt: '' });
  const gone = photoOf('00000000-0000-7000-8000-000000000000');
  const refusal = {
    status: 400,
    body: { errors: { 'images.1.url': 'This image no longer exists' } },
  };

  it('is refused at its place, in a new product and in a changed one, and nothing is written', async () => {
    const there = photoOf(await buildUpload(shop.db));
    expect(await create({ ...lipstick, images: [there, gone] })).toMatchObject(refusal);
    const { body: made } = await create({ ...lipstick, images: [there] });
    const id = made.product._id;
    expect(made.product.images).toMatchObject([{ url: there.url, width: 800, height: 1000 }]);
    expect(await change(id, { price: 1, images: [there, gone] })).toMatchObject(refusal);
    expect((await read(id)).body).toMatchObject({ price: lipstick.price, images: [{ url: there.url }] });
    const headers = { 'accept-language': 'bn' };
    const body = { ...lipstick, images: [there, gone] };
    const inBangla = await shop.call('POST', '/products', { token: admin, body, headers });
    expect(inBangla.body.errors).toEqual({ 'images.1.url': 'এই ছবি আর নেই' });
  });

  it('does not stop other changes of a product that shows it already', async () => {
    const { body: made } = await create();
    const id = made.product._id;
    await shop.db.updateTable('product_images').set({ url: gone.url }).where('product_id', '=', id).execute();
    const there = photoOf(await buildUpload(shop.db));
    expect((await change(id, { images: [there, gone] })).status).toBe(200);
    expect((await change(id, { images: [there] })).body.product.images).toHaveLength(1);
  });
});

describe('counts that moved after the editor saw them', () => {
  const seen = (unit: string, unitName: string, stock: number) => ({ unit, unitName, stock });
  const move = (id: string, unit: string, unitName: string, pieces: number) =>
    shop.call('POST', `/admin/products/${id}/restock`, {
      token: admin,
      body: { reason: pieces > 0 ? 'restock' : 'count', counts: [{ unit, unitName, pieces }] },
    });

  it('refuse an edit at the field with today’s count, until the editor has seen it', async () => {
    const { body: made } = await create({ ...lipstick, stock: 10, colors: [] });
    const id = made.product._id;
    expect((await move(id, 'product', '', -4)).status).toBe(200);
    const edit = { price: 300, stock: 12, version: 1 };
    expect(await change(id, { ...edit, countsSeen: [seen('product', '', 10)] })).toMatchObject({
      status: 409,
      body: {
        code: 'stockMoved',
        errors: { stock: 'The stock is 6 now. Please check your number and save again.' },
        counts: [seen('product', '', 6)],
      },
    });
    expect((await read(id)).body).toMatchObject({ price: lipstick.price, stock: 6 });
    const again = await change(id, { ...edit, countsSeen: [seen('product', '', 6)] });
    expect(again).toMatchObject({ status: 200, body: { product: { stock: 12 } } });
    expect((await change(id, { stock: 5 })).body.product.stock).toBe(5);
  });

  it('name each edited size and color that moved', async () => {
    const { body: made } = await create(churi);
    const id = made.product._id;
    const [small, medium] = churi.sizes;
    await move(id, 'size', 'M', -1);
    const countsSeen = [seen('size', 'S', 3), seen('size', 'M', 4)];
    const sizes = [
      { ...small, stock: 5 },
      { ...medium, stock: 9 },
    ];
    const refused = await change(id, { sizes, countsSeen });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['sizes.1.stock']]);

    const { body: plain } = await create(lipstick);
    await move(plain.product._id, 'colour', 'red', -2);
    const colors = [{ ...lipstick.colors[0], stock: 9 }];
    const unseen = { colors, countsSeen: [seen('colour', 'red', 8)] };
    expect(await change(plain.product._id, unseen)).toMatchObject({
      status: 409,
      body: { counts: [seen('colour', 'red', 6)] },
    });
  });

  it('stay as they are where the editor left them as she saw them', async () => {
    const { body: made } = await create(churi);
    const id = made.product._id;
    const [small, medium] = churi.sizes;
    await move(id, 'size', 'M', -1);
    const countsSeen = [seen('size', 'S', 3), seen('size', 'M', 4)];
    const { status, body } = await change(id, { sizes: [{ ...small, stock: 5 }, medium], countsSeen });
    expect(status).toBe(200);
    expect(body.product.sizes.map(({ stock }: { stock: number }) => stock)).toEqual([5, 3]);
  });
});

describe('a hidden product', () => {
  it('can be created hidden or hidden later, and stays so until it is shown again', async () => {
    const { body: made } = await create({ ...lipstick, isActive: false });
    const id = made.product._id;
    expect((await read(id)).status).toBe(404);
    await change(id, { price: 300 });
    expect((await read(id)).status).toBe(404);
    await change(id, { isActive: true });
    expect((await read(id)).body).toMatchObject({ price: 300, isActive: true });
    await change(id, { isActive: false });
    expect((await read(id)).status).toBe(404);
  });

  it('stays in carts as unavailable, and in orders unchanged', async () => {
    const { body: made } = await create({ ...lipstick, colors: [] });
    const productId = made.product._id;
    const customer = await shop.tokenOf(await buildCustomer(shop.db));
    const call = (method: 'GET' | 'POST', path: string, body?: object) =>
      shop.call(method, path, { token: customer, body });
    await call('POST', '/cart/add', { productId });
    const order = draftOf([{ product: productId, price: 350.5 }], deliverTo);
    const placed = await call('POST', '/orders', order);
    expect(placed.status).toBe(201);
    await call('POST', '/cart/add', { productId });
    await change(productId, { isActive: false });
    const [line] = (await call('GET', '/cart')).body.data.items;
    expect(line).toMatchObject({ notice: 'gone', available: false });
    expect((await call('POST', '/orders', order)).body.code).toBe('productGone');
    const ordered = await call('GET', `/orders/${placed.body._id}`);
    expect(ordered.body.orderItems[0]).toMatchObject({ name: 'Classic Red Lipstick', price: 350.5 });
  });
});

describe('a deleted product', () => {
  it('disappears from the catalogue at once', async () => {
    const { body: made } = await create();
    const id = made.product._id;
    await read(id);
    expect((await shop.call('DELETE', `/products/${id}`, { token: admin })).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect((await shop.call('DELETE', `/products/${id}`, { token: admin })).status).toBe(404);
    expect((await change(id, { name: 'Back' })).status).toBe(404);
  });
});

describe('the audit log', () => {
  const auditEventsTo = (id: string) =>
    shop.db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('subject', '=', 'product')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();

  it('contains who created, changed and deleted a product, and what changed', async () => {
    const { body } = await create();
    const id = body.product._id;
    await change(id, { price: 400, name: 'Ruby Red Lipstick' });
    await change(id, { price: -1 });
    await shop.call('DELETE', `/products/${id}`, { token: admin });
    await shop.call('DELETE', `/products/${id}`, { token: admin });
    expect(await auditEventsTo(id)).toEqual([
      { action: 'product.create', details: { name: 'Classic Red Lipstick' } },
      {
        action: 'product.update',
        details: {
          name: 'Ruby Red Lipstick',
          changes: {
            name: { from: 'Classic Red Lipstick', to: 'Ruby Red Lipstick' },
            price: { from: 350.5, to: 400 },
          },
        },
      },
      { action: 'product.delete', details: { name: 'Ruby Red Lipstick' } },
    ]);
  });
});
