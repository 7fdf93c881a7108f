import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultShop, type ShopSettings } from '#domain/shop.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { setShop } from '#server/testing/setShop.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await buildAdmin(db);
const token = await shop.tokenOf(admin);

beforeEach(() => sql`truncate shop_settings, audit_log`.execute(db));

const now = async () => (await shop.call('GET', '/admin/shop', { token })).body;
const save = (version: number, change: object) =>
  shop.call('PUT', '/admin/shop', { token, body: { version, settings: { ...defaultShop, ...change } } });
const restore = (version: number, older: number) =>
  shop.call('PUT', '/admin/shop/restore', { token, body: { version, restore: older } });
const history = async (query = '') =>
  (await shop.call('GET', `/admin/shop/versions${query}`, { token })).body;
const deeds = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('setting the shop', () => {
  it('makes a version, keeps what was before, and is on the record with its request', async () => {
    expect(await now()).toEqual({ version: 0, settings: defaultShop, changedAt: null, changedBy: null });
    const saved = await save(0, {
      phone: '+880 1711-223344',
      delivery: { ...defaultShop.delivery, freeFrom: 2500 },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        version: 2,
        settings: { phone: '+880 1711-223344' },
        changedBy: { _id: admin.id, name: 'Shop Owner' },
      },
    });
    expect(await now()).toEqual(saved.body);
    const changes = {
      phone: { from: '01700-000000', to: '+880 1711-223344' },
      'delivery.freeFrom': { from: 2000, to: 2500 },
    };
    expect(await history()).toMatchObject({
      versions: [
        { version: 2, by: { name: 'Shop Owner' }, restoredFrom: null, changes },
        { version: 1, by: null, changes: {} },
      ],
      hasMore: false,
    });
    expect(await deeds()).toMatchObject([
      { actor_id: admin.id, action: 'shop.update', subject: 'shop', subject_id: '2', details: { changes } },
    ]);
    expect((await deeds())[0]?.request_id).toBe(saved.headers['x-request-id']);
  });

  it('to what it is already changes nothing', async () => {
    expect((await save(0, {})).body.version).toBe(0);
    expect(await deeds()).toEqual([]);
  });

  it('takes numbers and telephones as people type them', async () => {
    const typed = {
      phone: '০১৭১১-২২৩৩৪৪',
      chatNumber: '01711-223344',
      lowStockLimit: ' ৭ ',
      delivery: { freeFrom: '১৫০০', insideDhaka: '49.50', outsideDhaka: 100 },
    };
    const { body } = await save(0, typed);
    expect(body.settings).toMatchObject({
      phone: '০১৭১১-২২৩৩৪৪',
      chatNumber: '8801711223344',
      lowStockLimit: 7,
      delivery: { freeFrom: 1500, insideDhaka: 49.5, outsideDhaka: 100 },
    });
  });

  it.each<[string, Partial<Record<keyof ShopSettings, unknown>>, string]>([
    ['name', { name: ' ' }, 'Shop name is required'],
    ['phone', { phone: 'call us' }, 'Shop phone must be a telephone number'],
    ['chatNumber', { chatNumber: '12' }, 'Chat number must be 8 to 15 digits'],
    ['bannerText', { bannerText: 'x'.repeat(201) }, 'Banner text must be at most 200 characters'],
    ['orderPrefix', { orderPrefix: 'K1' }, 'Order prefix must be two capital letters'],
    [
      'socialLinks.facebook',
      { socialLinks: { facebook: 'http://x', instagram: '', youtube: '' } },
      'Facebook link must begin with https://',
    ],
    [
      'delivery.insideDhaka',
      { delivery: { freeFrom: 0, insideDhaka: -1, outsideDhaka: 0 } },
      'Delivery fee in Dhaka must not be negative',
    ],
    [
      'delivery.freeFrom',
      { delivery: { freeFrom: '', insideDhaka: 1, outsideDhaka: 0 } },
      'Free delivery threshold must be an amount in taka',
    ],
    ['lowStockLimit', { lowStockLimit: 2.5 }, 'Low-stock limit must be a whole number from 0 to 1,000'],
  ])('says at %s what is wrong', async (field, change, sentence) => {
    expect(await save(0, change)).toMatchObject({
      status: 400,
      body: { errors: { [`settings.${field}`]: sentence } },
    });
    expect(await now()).toMatchObject({ version: 0 });
  });
});

describe('two admins who start from the same version', () => {
  it('one after the other: the second is told, and nothing is written', async () => {
    await save(0, { phone: '01711-000001' });
    expect(await save(0, { phone: '01711-000002' })).toMatchObject({
      status: 409,
      body: { code: 'settingsChanged', message: 'Somebody else has changed the shop settings meanwhile' },
    });
    expect((await now()).settings.phone).toBe('01711-000001');
    expect(await deeds()).toHaveLength(1);
  });

  it.each([0, 1])('at the same moment, from version %i: one saves', async (from) => {
    if (from === 1) await setShop(db);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => save(from, { phone: `01711-00000${n}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await now()).version).toBe(2);
    expect(await deeds()).toHaveLength(1);
  });
});

describe('an older version', () => {
  it('comes back as a new one', async () => {
    const first = await save(0, { name: 'Bala' });
    const second = await save(first.body.version, { name: 'Churi' });
    const back = await restore(second.body.version, first.body.version);
    expect(back).toMatchObject({ status: 200, body: { version: 4, settings: { name: 'Bala' } } });
    expect((await restore(4, 1)).body.settings).toEqual(defaultShop);
    expect((await history()).versions[1]).toMatchObject({
      version: 4,
      restoredFrom: 2,
      changes: { name: { from: 'Churi', to: 'Bala' } },
    });
    expect((await deeds()).at(-1)).toMatchObject({
      action: 'shop.restore',
      subject_id: '5',
      details: { restoredFrom: 1 },
    });
  });

  it('has to be one, older than what holds', async () => {
    await setShop(db);
    const holds = await setShop(db);
    for (const version of [holds, holds + 1, 0]) {
      expect(await restore(holds, version)).toMatchObject({
        status: 404,
        body: { message: 'There is no such older version of the settings' },
      });
    }
    expect((await restore(1, 0)).status).toBe(404);
  });

  it('is not brought back over a change that the admin has not seen', async () => {
    await setShop(db);
    const seen = await setShop(db, { name: 'Bala' });
    await setShop(db, { name: 'Churi' });
    expect((await restore(seen, 1)).status).toBe(409);
  });
});

it('tells its history ten versions at a time', async () => {
  for (let n = 0; n < 12; n += 1) await setShop(db, { hours: `${n}/7` });
  const latest = await history();
  expect(latest.versions.map(({ version }: { version: number }) => version)).toEqual([
    12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
  ]);
  expect(latest.versions.at(-1).changes).toEqual({ hours: { from: '1/7', to: '2/7' } });
  expect(latest.hasMore).toBe(true);
  const older = await history('?before=3');
  expect(older.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  expect(older.hasMore).toBe(false);
  expect((await shop.call('GET', '/admin/shop/versions?before=x', { token })).status).toBe(400);
});
