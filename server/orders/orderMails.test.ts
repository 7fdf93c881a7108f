import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import { emailHtml, emailText } from '#server/mail/emailParts.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { call, db, tokenOf } = await openTestApp();
const customer = await buildCustomer(db);
const token = await tokenOf(customer);
const adminToken = await tokenOf(await buildAdmin(db));
const product = await buildProduct(db, { price: 450 });

const mailsAbout = async (subject: string) =>
  (
    await db
      .selectFrom('mails')
      .select('kind')
      .where('subject_id', '=', subject)
      .orderBy('queued_at')
      .execute()
  ).map(({ kind }) => kind);

const draft = {
  orderItems: [{ product: product.id, quantity: 2, price: 450 }],
  shippingAddress: {
    fullName: 'Nusrat Jahan',
    phone: '01712345678',
    address: 'House 7, Road 3',
    district: 'Dhaka',
    thana: 'Dhanmondi',
  },
  paymentMethod: 'cash_on_delivery',
  itemsPrice: 900,
  taxPrice: 0,
  shippingPrice: 60,
  totalPrice: 960,
};

it('a new customer gets a welcome mail', async () => {
  const body = { name: 'Salma', email: 'salma@example.com', password: 'secret-1' };
  const { body: response } = await call('POST', '/auth/register', { body });
  expect(await mailsAbout(response.user._id)).toEqual(['welcome']);
});

it('a placed order sends one mail, even if the request is repeated', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await call('POST', '/orders', { token, body: draft, headers });
  const again = await call('POST', '/orders', { token, body: draft, headers });
  expect(again.body._id).toBe(first.body._id);
  expect(await mailsAbout(first.body._id)).toEqual(['orderPlaced']);
});

it('a refused order sends no mail', async () => {
  const before = await db.selectFrom('mails').selectAll().execute();
  const refused = await call('POST', '/orders', { token, body: { ...draft, totalPrice: 1 } });
  expect(refused.status).toBe(409);
  expect(await db.selectFrom('mails').selectAll().execute()).toEqual(before);
});

it('a status mail is sent once, even if the status is set back and again', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }] });
  for (const status of ['processing', 'shipped', 'processing', 'shipped', 'delivered']) {
    const moved = await call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status } });
    expect(moved.status).toBe(200);
  }
  expect(await mailsAbout(id)).toEqual(['orderShipped', 'orderDelivered']);
});

it('delivery and cancellation send a mail', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }] });
  expect((await call('PUT', `/orders/${id}/cancel`, { token })).status).toBe(200);
  expect(await mailsAbout(id)).toEqual(['orderCancelled']);
  expect((await call('PUT', `/orders/${id}/cancel`, { token })).status).toBe(409);
  expect(await mailsAbout(id)).toEqual(['orderCancelled']);
});

it('an order that the shop ends sends the mail of a cancelled one', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }], status: 'shipped' });
  const close = () =>
    call('POST', `/admin/orders/${id}/close`, { token: adminToken, body: { reason: 'refused_at_door' } });
  expect((await close()).status).toBe(200);
  expect((await close()).status).toBe(409);
  expect(await mailsAbout(id)).toEqual(['orderCancelled']);
});

it('a reopened order sends no second mail about its delivery', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }], status: 'processing' });
  const move = (status: string) =>
    call('PUT', `/orders/${id}/status`, { token: adminToken, body: { status } });
  await move('shipped');
  await move('delivered');
  expect((await call('POST', `/admin/orders/${id}/reopen`, { token: adminToken })).status).toBe(200);
  await move('delivered');
  expect(await mailsAbout(id)).toEqual(['orderShipped', 'orderDelivered']);
});

it('each refund sends a mail, and a return without one does not', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product, quantity: 3 }], status: 'delivered' });
  const takeBack = async (refund: number) => {
    const body = { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund };
    const response = await call('POST', `/admin/orders/${id}/returns`, { token: adminToken, body });
    return response.body.order.returns.at(-1)._id as string;
  };
  const [first, second, unpaid] = [await takeBack(450), await takeBack(200), await takeBack(0)];
  expect(await mailsAbout(first)).toEqual(['orderReturned']);
  expect(await mailsAbout(second)).toEqual(['orderReturned']);
  expect(await mailsAbout(unpaid)).toEqual([]);
  const shop = { ...defaultSettings, url: 'https://kakon.example' };
  const written = await composeEmail(db, { kind: 'orderReturned', subject: second }, shop);
  expect(written?.to).toBe(customer.email);
  expect(written?.template.preview).toBe('We have paid back ৳200.');
});

it('each edit sends one mail, which names what it changed; an edit of nothing sends none', async () => {
  const { body: placed } = await call('POST', '/orders', { token, body: draft });
  const edit = (version: number, change: object) =>
    call('PUT', `/admin/orders/${placed._id}`, { token: adminToken, body: { version, ...change } });
  await edit(1, { discount: 100 });
  await edit(2, { discount: 100 });
  await edit(2, { shippingPrice: 0 });
  const { rows } = await sql<{ subject: string }>`
    select m.subject_id as subject from mails m join order_changes c on c.mail_id = m.subject_id
    where c.order_id = ${placed._id} and m.kind = 'orderEdited' order by c.id`.execute(db);
  expect(rows).toHaveLength(2);
  const shop = { ...defaultSettings, url: '' };
  const written = await Promise.all(
    rows.map(({ subject }) => composeEmail(db, { kind: 'orderEdited', subject }, shop)),
  );
  expect(written.map((mail) => mail?.to)).toEqual([customer.email, customer.email]);
  const texts = written.map((mail) => mail && emailText(mail.template, shop));
  expect(texts[0]).toContain('This is different now: discount.');
  expect(texts[1]).toContain('This is different now: delivery fee.');
  expect(texts[1]).toContain('Your order now costs ৳800.');
});

it('an order placed in Bangla is told of in Bangla, with links to Bangla pages', async () => {
  const { id } = await buildOrder(db, { customer, lines: [{ product }] });
  await db.updateTable('orders').set({ language: 'bn' }).where('id', '=', id).execute();
  const shop = { ...defaultSettings, url: 'https://kakon.example' };
  const written = await composeEmail(db, { kind: 'orderPlaced', subject: id }, shop);
  if (!written) throw new Error('nothing was written');
  expect(written.template.heading).toBe('অর্ডারের জন্য ধন্যবাদ');
  const text = emailText(written.template, written.shop);
  expect(text).toContain('https://kakon.example/bn/track#');
  expect(text).toMatch(/\nকাঁকন\nঢাকা, বাংলাদেশ\n০১৭০০-০০০০০০\nhttps:\/\/kakon\.example\/bn\n$/);
  expect(emailHtml(written.template, written.shop)).toContain('<html lang="bn">');
  const alert = await composeEmail(
    db,
    { kind: 'orderAlert', subject: id },
    { ...shop, newOrderEmail: 'shop@kakon.example' },
  );
  expect(alert?.template.heading).toBe('New order');
});
