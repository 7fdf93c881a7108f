import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { ALERT_DAYS, MAX_ALERTS } from '#domain/stockAlerts.ts';
import { deleteOutdated } from '#server/jobs/sweepQueries.ts';
import { composeEmail } from '#server/mail/composeEmail.ts';
import { composeSms } from '#server/sms/composeSms.ts';
import { type BuiltProduct, buildBangle, buildProduct } from '#server/testing/goods.ts';
import { openMailbox } from '#server/testing/mailbox.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openSmsbox } from '#server/testing/smsbox.ts';
import { buildStockAlert } from '#server/testing/stockAlerts.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { notifyWaiting } from './notifyWaiting.ts';

const clock = () => new Date();
const shop = await openTestApp();
const { db, call } = shop;
const { mailsTo } = openMailbox(db, clock);
const admin = await shop.tokenOf(await buildAdmin(db));

let customer: Person;
let token: string;
let product: BuiltProduct;
beforeEach(async () => {
  customer = await buildCustomer(db);
  token = await shop.tokenOf(customer);
  product = await buildProduct(db, { name: 'Reshmi Churi', stock: 0 });
});

let guests = 0;
const newEmail = () => {
  guests += 1;
  return `guest-${guests}@example.com`;
};
const ask = (body: object = {}, as = token) =>
  call('POST', '/stock-alerts', { token: as, body: { productId: product.id, ...body } });
const askAsGuest = (email: unknown, body: object = {}) =>
  call('POST', '/stock-alerts/guest', { body: { productId: product.id, email, ...body } });
const own = async (as = token) => (await call('GET', '/stock-alerts', { token: as })).body;
const restock = (pieces = 5, id = product.id, unit: object = { unit: 'product', unitName: '' }) =>
  call('POST', `/admin/products/${id}/restock`, {
    token: admin,
    body: { reason: pieces > 0 ? 'restock' : 'count', counts: [{ ...unit, pieces }] },
  });

interface Run {
  signal?: AbortSignal;
  batch?: number;
}
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
async function tell(id: string, { signal = new AbortController().signal, batch }: Run = {}): Promise<void> {
  const task = notifyWaiting({ db, clock, ...(batch && { batch }) });
  await task({ product: id }, { attempt: 1, isLastAttempt: false, signal, log: quiet });
}

/** Runs the jobs that events have queued. */
async function runJobs(): Promise<string[]> {
  const { rows } = await sql<{ payload: { product: string } }>`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'notifyWaiting' returning j.payload`.execute(db);
  for (const { payload } of rows) await tell(payload.product);
  return rows.map(({ payload }) => payload.product);
}
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const isBack = 'Reshmi Churi is back in stock';
const linkIn = (text: string, path: string): string =>
  new RegExp(`${path}#(\\S+)`).exec(text)?.[1] ?? 'no link';

describe('an account', () => {
  it('asks with one call and is told once when the product is back', async () => {
    expect(await ask()).toMatchObject({
      status: 201,
      body: { message: 'We will tell you when it is back.' },
    });
    await ask();
    expect(await own()).toMatchObject([
      { product: { _id: product.id, name: 'Reshmi Churi' }, selectedSize: null },
    ]);
    expect(await runJobs(), 'asking looks at the stock, in case it came back meanwhile').toEqual([
      product.id,
    ]);
    expect(await subjects(customer.email)).toEqual([]);

    await restock();
    await runJobs();
    expect(await subjects(customer.email)).toEqual([isBack]);
    expect(await own()).toEqual([]);
    await restock();
    expect(await runJobs(), 'nobody waits any more').toEqual([]);
    expect(await subjects(customer.email)).toEqual([isBack]);
  });

  it('needs no email, and cannot name another one', async () => {
    await ask({ email: 'stranger@example.com' });
    await restock();
    await runJobs();
    expect(await subjects('stranger@example.com')).toEqual([]);
    expect(await subjects(customer.email)).toEqual([isBack]);
  });

  it('is told at the email that it has then, and not at all once it was deactivated', async () => {
    const other = await buildCustomer(db);
    await ask();
    await ask({}, await shop.tokenOf(other));
    const email = newEmail();
    await db.updateTable('users').set({ email }).where('id', '=', customer.id).execute();
    await db.updateTable('users').set({ is_active: false }).where('id', '=', other.id).execute();
    await restock();
    await runJobs();
    expect(await subjects(email)).toEqual([isBack]);
    expect(await subjects(other.email)).toEqual([]);
  });

  it('removes its own alerts only', async () => {
    await ask();
    const [alert] = await own();
    const stranger = await shop.tokenOf(await buildCustomer(db));
    expect((await call('DELETE', `/stock-alerts/${alert._id}`, { token: stranger })).status).toBe(404);
    expect((await call('DELETE', '/stock-alerts/x', { token })).status).toBe(404);
    expect((await call('DELETE', `/stock-alerts/${alert._id}`, { token })).body).toEqual([]);
    await restock();
    await runJobs();
    expect(await subjects(customer.email)).toEqual([]);
  });

  it(`has at most ${MAX_ALERTS} alerts`, async () => {
    for (let n = 0; n < MAX_ALERTS; n += 1)
      await buildStockAlert(db, { userId: customer.id, productId: product.id, size: `${n}` });
    expect(await ask()).toMatchObject({
      status: 409,
      body: { message: 'You cannot save more alerts. Please remove one first.' },
    });
  });
});

describe('a guest', () => {
  it('confirms the first alert by a mailed link, and later ones not any more', async () => {
    const email = newEmail();
    const asked = await askAsGuest(email.toUpperCase());
    expect(asked).toMatchObject({
      status: 201,
      body: { message: expect.stringMatching('check your email') },
    });
    await restock();
    await runJobs();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Shall we tell you when Reshmi Churi is back?');

    const confirm = () =>
      call('POST', '/stock-alerts/confirm', {
        body: { token: linkIn(mail?.text ?? '', '/stock-alerts/confirm') },
      });
    expect((await confirm()).body.message).toBe('Thank you! We will email you when it is back.');
    await runJobs();
    expect(await subjects(email), 'it came back while the link waited').toEqual([mail?.subject, isBack]);
    expect((await confirm()).status).toBe(200);

    const other = await buildProduct(db, { name: 'Kundan Bala', stock: 0 });
    expect((await askAsGuest(email, { productId: other.id })).body).toEqual(asked.body);
    await restock(1, other.id);
    await runJobs();
    expect(await subjects(email)).toEqual([mail?.subject, isBack, 'Kundan Bala is back in stock']);
  });

  it('is told in the language of the page, with links to it', async () => {
    const email = newEmail();
    await db.updateTable('products').set({ name_bn: 'রেশমি চুড়ি' }).where('id', '=', product.id).execute();
    await call('POST', '/stock-alerts/guest', {
      body: { productId: product.id, email },
      headers: { 'accept-language': 'bn' },
    });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toMatch(/^রেশমি চুড়ি/);
    expect(mail?.text).toContain('/bn/stock-alerts/confirm');
  });

  it('gets the link again when asking again, until it was pressed', async () => {
    const email = newEmail();
    await askAsGuest(email);
    await askAsGuest(email);
    expect(await subjects(email)).toHaveLength(1);
    await askAsGuest(email);
    expect(await subjects(email)).toHaveLength(2);
    expect(
      await db.selectFrom('stock_alerts').select('id').where('email', '=', email).execute(),
    ).toHaveLength(1);
  });

  it('gets the same response for an address with an account, with an alert, or with too many', async () => {
    const full = newEmail();
    for (let n = 0; n < MAX_ALERTS; n += 1)
      await buildStockAlert(db, { email: full, productId: product.id, size: `${n}` });
    const known = newEmail();
    await buildStockAlert(db, { email: known, productId: product.id });
    const responses = [];
    for (const email of [newEmail(), customer.email, known, full])
      responses.push((await askAsGuest(email)).body);
    expect(new Set(responses.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it.each([undefined, '', 'nobody', 'a@b c', { toString: 1 }])(
    'with the email %j is refused',
    async (email) => {
      const { status, body } = await askAsGuest(email);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['email']]);
    },
  );

  it('reads in the mail nothing that a stranger typed', async () => {
    const email = newEmail();
    await askAsGuest(email, { selectedSize: 'Win money', selectedColor: 'evil.example', name: 'Evil' });
    const [mail] = await mailsTo(email);
    expect(mail?.html).not.toMatch(/Win money|evil\.example|Evil/);
  });

  it('stops all emails with the link in one of them', async () => {
    const email = newEmail();
    const other = await buildProduct(db, { stock: 0 });
    await buildStockAlert(db, { email, productId: product.id });
    await buildStockAlert(db, { email, productId: other.id });
    await buildStockAlert(db, { email: newEmail(), productId: other.id });
    await restock();
    await runJobs();
    const [mail] = await mailsTo(email);
    const body = { token: linkIn(mail?.text ?? '', '/stock-alerts/stop') };
    expect((await call('POST', '/stock-alerts/stop', { body })).body.message).toMatch(
      'no more of these emails',
    );
    expect((await call('POST', '/stock-alerts/stop', { body })).status).toBe(409);
    await restock(1, other.id);
    await runJobs();
    expect(await subjects(email)).toEqual([isBack]);
    // The address is unknown again, so the next alert needs a link.
    await restock(-5);
    await askAsGuest(email);
    expect(await subjects(email)).toEqual([isBack, expect.stringMatching('Shall we')]);
  });

  it.each(['x', 'x'.repeat(200)])('a link with the token %j is refused', async (wrong) => {
    for (const path of ['confirm', 'stop'])
      expect((await call('POST', `/stock-alerts/${path}`, { body: { token: wrong } })).status).toBe(409);
  });

  it('is limited by the email and by the address', async () => {
    const limited = await openTestApp({ beside: shop, settings: { limitsFactor: 1 } });
    const email = newEmail();
    const asking = (to: string) =>
      limited.call('POST', '/stock-alerts/guest', { body: { productId: product.id, email: to } });
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await asking(email)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    for (let n = 0; n < 49; n += 1) await asking(newEmail());
    expect((await asking(newEmail())).status).toBe(429);
  });
});

describe('an account with a confirmed phone', () => {
  const smsbox = openSmsbox(db);
  const confirmed = async (phone: string, rest: object = {}) => {
    const change = { phone, phone_verified_at: new Date(), ...rest };
    await db.updateTable('users').set(change).where('id', '=', customer.id).execute();
    await ask();
    await restock();
    await runJobs();
    return (await smsbox.texts()).filter((text) => text.startsWith(phone));
  };

  it('also gets an SMS, once, in its language', async () => {
    const [english, ...more] = await confirmed('01312345601');
    expect(more).toEqual([]);
    expect(english).toContain('Good news from Kakon: Reshmi Churi is back.');
    expect(english).toContain(`kakon.example/products/${product.id}`);
    expect(await subjects(customer.email)).toEqual([isBack]);
  });

  it('without an email gets the SMS alone', async () => {
    const login = { email: null, password_hash: null, language: 'bn' as const };
    const [bangla] = await confirmed('01312345602', login);
    expect(bangla).toContain('সুখবর!');
    expect(bangla).toContain('/bn/products/');
  });

  it('reads size and color in its language, by SMS and by email', async () => {
    const login = { phone: '01312345604', phone_verified_at: new Date(), language: 'bn' as const };
    await db.updateTable('users').set(login).where('id', '=', customer.id).execute();
    const choice = { size: '12', colour: 'Red' };
    const subject = await buildStockAlert(db, { productId: product.id, userId: customer.id, ...choice });
    const shop = { ...defaultSettings, url: 'https://kakon.example' };
    const sms = await composeSms(db, { kind: 'backInStock', subject }, shop);
    expect(sms?.text).toContain('Reshmi Churi, ১২, লাল আবার এসেছে');
    const email = await composeEmail(db, { kind: 'backInStock', subject }, shop);
    expect(JSON.stringify(email)).toContain('Reshmi Churi, সাইজ ১২, লাল');
  });

  it('that wants no SMS gets none', async () => {
    expect(await confirmed('01312345603', { wants_sms: false })).toEqual([]);
  });
});

describe('what can be waited for', () => {
  it('is sold out, in the shop, and offered', async () => {
    const there = await buildProduct(db, { stock: 1 });
    const hidden = await buildProduct(db, { stock: 0, isActive: false });
    expect(await ask({ productId: there.id })).toMatchObject({
      status: 409,
      body: { message: 'Good news: this is in stock now' },
    });
    for (const productId of [hidden.id, 'x', '00000000-0000-7000-8000-000000000000'])
      expect((await ask({ productId })).status).toBe(404);
    const bangle = await buildBangle(db);
    expect((await ask({ productId: bangle.id, selectedSize: 'XXL' })).body.code).toBe('choiceUnavailable');
    expect((await ask({ productId: bangle.id, selectedSize: 'S' })).body.code).toBe('alreadyInStock');
  });

  it('is a sold-out size: another size does not count', async () => {
    const sizes = [
      { name: 'S', stock: 0 },
      { name: 'M', stock: 0 },
    ];
    const bangle = await buildBangle(db, { name: 'Golapi Churi', sizes });
    await ask({ productId: bangle.id, selectedSize: 'S' });
    const any = await buildCustomer(db);
    await ask({ productId: bangle.id }, await shop.tokenOf(any));
    await restock(3, bangle.id, { unit: 'size', unitName: 'M' });
    await runJobs();
    expect(await subjects(customer.email)).toEqual([]);
    expect(await subjects(any.email)).toEqual(['Golapi Churi is back in stock']);

    // The number of pieces stays the same: they move from one size to the other.
    const moved = [
      { size: 'S', measurement: '2.4/24', stock: 3, available: true },
      { size: 'M', measurement: '2.6/26', stock: 0, available: true },
    ];
    await call('PUT', `/products/${bangle.id}`, { token: admin, body: { sizes: moved } });
    await runJobs();
    expect((await mailsTo(customer.email))[0]?.text).toContain('Golapi Churi, Size S');
  });

  it('comes back with a hidden product when that is shown again', async () => {
    await ask();
    await call('PUT', `/products/${product.id}`, { token: admin, body: { isActive: false } });
    await restock();
    await runJobs();
    expect(await subjects(customer.email)).toEqual([]);
    await call('PUT', `/products/${product.id}`, { token: admin, body: { isActive: true } });
    await runJobs();
    expect(await subjects(customer.email)).toEqual([isBack]);
  });
});

describe('those who wait', () => {
  const waitWith = async (people: number) => {
    const emails = Array.from({ length: people }, () => newEmail());
    for (const [n, email] of emails.entries())
      await buildStockAlert(db, { email, productId: product.id, askedAt: new Date(Date.now() - 60_000 + n) });
    return emails;
  };
  const told = async () => {
    const { rows } = await sql<{ email: string; mails: number }>`
      select a.email, count(m.subject_id)::int as mails
      from stock_alerts a left join mails m on m.subject_id = a.id and m.kind = 'backInStock'
      where a.product_id = ${product.id} group by a.id order by a.asked_at`.execute(db);
    return rows.map(({ mails }) => mails);
  };

  it('are told once each, although the worker is killed between two batches and two work at once', async () => {
    await waitWith(9);
    await restock();
    const killed = new AbortController();
    const first = tell(product.id, { batch: 2, signal: killed.signal });
    killed.abort();
    await expect(first).rejects.toThrow();
    await Promise.all([tell(product.id, { batch: 2 }), tell(product.id, { batch: 3 })]);
    expect(await told()).toEqual(Array(9).fill(1));
    await tell(product.id);
    expect(await told()).toEqual(Array(9).fill(1));
  });

  it('are told in the order of asking', async () => {
    const emails = await waitWith(5);
    await restock();
    await tell(product.id, { batch: 2 });
    const { rows } = await sql<{ email: string }>`
      select a.email from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'sendMail'
      join stock_alerts a on a.id = (j.payload ->> 'subject')::uuid
      where a.product_id = ${product.id} order by j.id`.execute(db);
    expect(rows.map(({ email }) => email)).toEqual(emails);
  });

  it('stay if the piece was sold again before they were told', async () => {
    await waitWith(1);
    await restock(1);
    await restock(-1);
    await runJobs();
    expect(await told()).toEqual([0]);
  });

  it('are counted for the admin, without those who did not confirm or whose time is over', async () => {
    await waitWith(2);
    await buildStockAlert(db, { email: newEmail(), productId: product.id, isConfirmed: false });
    const old = new Date(Date.now() - (ALERT_DAYS + 1) * 86_400_000);
    await buildStockAlert(db, { email: newEmail(), productId: product.id, askedAt: old });
    const list = await call('GET', `/admin/products?search=${product.name}`, { token: admin });
    const row = list.body.products.find(({ _id }: { _id: string }) => _id === product.id);
    expect(row.waiting).toBe(2);
    expect((await call('GET', `/admin/products/${product.id}/stock`, { token: admin })).body.waiting).toBe(2);

    await deleteOutdated(db, clock(), new AbortController().signal);
    expect(await told()).toHaveLength(3);
    await deleteOutdated(db, new Date(Date.now() + 8 * 86_400_000), new AbortController().signal);
    expect(await told(), 'an alert that nobody confirmed ends after a week').toHaveLength(2);
  });
});
