import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { derive } from '#server/testing/derive.ts';
import { buildBangle, buildCombo, buildProduct } from '#server/testing/goods.ts';
import { hostileStrings } from '#server/testing/hostileStrings.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const draft = (text: unknown) => call('POST', '/admin/orders/draft', { token, body: { text } });

beforeAll(async () => {
  const sizes = ['S', 'M'].map((name) => ({ name, stock: 10 }));
  const colours = ['Red', 'Green'].map((name) => ({ name, stock: 10 }));
  await buildProduct(db, { name: 'Reshmi Churi (6 pcs)', category: 'bangles', sizes, colours });
  await buildProduct(db, { name: 'Pearl Jhumka', category: 'earrings', stock: 9 });
  await buildProduct(db, { name: 'Secret Nakful', category: 'rings', isActive: false });
  await derive(db);
});

describe('a message', () => {
  it('becomes the fields of an order', async () => {
    const { status, body } = await draft(
      '2 jora jhumka, Mirpur 10, 01712-345678, alternative 01812345678, rahima',
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Rahima',
      phone: '01712345678',
      secondPhone: '01812345678',
      address: 'Mirpur 10',
      district: 'Dhaka',
      thana: 'Mirpur Model',
      sure: { name: true, phone: true, district: true, thana: true },
      items: [
        {
          name: 'Pearl Jhumka',
          quantity: 2,
          selectedSize: null,
          selectedColor: null,
          sure: true,
          text: '2 jora jhumka',
        },
      ],
      unread: ['alternative'],
    });
  });

  it.each(['মিরপুর মডেল', 'Mirpur Model', 'লাকসাম'])(
    'names a thana alone by its Latin name: %s',
    async (thana) => {
      const { body } = await draft(`১টা jhumka, ${thana}, 01712345678`);
      const place = thana === 'লাকসাম' ? ['Comilla', 'Laksam'] : ['Dhaka', 'Mirpur Model'];
      expect([body.district, body.thana]).toEqual(place);
    },
  );

  it('chooses the size and the color that the product has', async () => {
    const { body } = await draft('lal reshmi churi 12 ta size M');
    expect(body.items).toMatchObject([{ selectedSize: 'M', selectedColor: 'Red', quantity: 2, sure: false }]);
    expect(body.items[0].candidates[0]).toMatchObject({ sizes: ['S', 'M'], colors: ['Red', 'Green'] });
  });

  it('chooses the size of a combo as it can be bought', async () => {
    const bala = await buildBangle(db);
    await buildCombo(db, [{ product: bala.id }], { name: 'Gaye Holud Dala' });
    const { body } = await draft('gaye holud dala 1 ta size M');
    expect(body.items).toMatchObject([
      { name: 'Gaye Holud Dala', selectedSize: 'M', quantity: 1, sure: true },
    ]);
    expect(body.items[0].candidates[0]).toMatchObject({ sizes: ['S', 'M'], colors: [] });
  });

  it('leaves a size or color open that the product does not have, and is not sure', async () => {
    const { body } = await draft('nil reshmi churi size L');
    expect(body.items).toMatchObject([{ selectedSize: null, selectedColor: null, quantity: 1, sure: false }]);
  });

  it('finds a misspelt product', async () => {
    const { body } = await draft('ekta jhunka den, 01712345678');
    expect(body.items).toMatchObject([{ name: 'Pearl Jhumka', quantity: 1 }]);
  });

  it('calls products as the language of the page does', async () => {
    const { id } = await buildProduct(db, { name: 'Kolka Tikli', category: 'earrings', stock: 5 });
    await db.updateTable('products').set({ name_bn: 'কলকা টিকলি' }).where('id', '=', id).execute();
    await derive(db);
    const headers = { 'accept-language': 'bn' };
    const { body } = await call('POST', '/admin/orders/draft', {
      token,
      headers,
      body: { text: 'kolka tikli 1 ta' },
    });
    expect(body.items[0]).toMatchObject({ product: id, name: 'কলকা টিকলি' });
    expect(body.items[0].candidates[0].name).toBe('কলকা টিকলি');
  });

  it('shows what no product is like, and proposes no hidden product', async () => {
    const { body } = await draft('nakful 1 ta, 01712345678. kobe pabo?');
    expect(body.items).toEqual([]);
    expect(body.unread).toEqual(['nakful 1 ta', 'kobe pabo']);
  });

  it('without anything known is unread', async () => {
    const { body } = await draft('xyzzy plugh 12 34, 0171234567');
    expect(body).toMatchObject({ phone: '', district: '', thana: '', items: [] });
    expect([body.name, ...body.unread].join(' ')).toContain('0171234567');
  });
});

it('writes nothing', async () => {
  const rows = async () => {
    const { rows } = await sql`
      select (select count(*) from orders) as orders, (select count(*) from outbox) as events,
             (select count(*) from audit_log) as audited`.execute(db);
    return rows;
  };
  const before = await rows();
  await draft('Pearl jhumka 1, Rahima, 01712345678, Mirpur 10');
  expect(await rows()).toEqual(before);
});

it('refuses an empty and a too long message', async () => {
  for (const text of ['', '  \n', 'x'.repeat(2_001), 7, null]) expect((await draft(text)).status).toBe(400);
});

it('is for admins only', async () => {
  const customer = await tokenOf(await buildCustomer(db));
  const { status } = await call('POST', '/admin/orders/draft', { token: customer, body: { text: 'churi' } });
  expect(status).toBe(403);
});

it.each([
  ...hostileStrings,
  ...['01712 ', 'churi ', 'xyzzyqw ', '😀', '\u202e', 'ক'].map((part) => part.repeat(250)),
])('reads hostile text: %j', async (text) => {
  expect([200, 400]).toContain((await draft(text)).status);
});
