import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { changeShopSettings } from '#server/testing/changeShopSettings.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp();
const { db } = shop;
const admin = await buildAdmin(db);
const token = await shop.tokenOf(admin);

beforeEach(() => sql`truncate shop_settings, audit_log`.execute(db));

const now = async () => (await shop.call('GET', '/admin/shop', { token })).body;
const save = (version: number, change: object) =>
  shop.call('PUT', '/admin/shop', { token, body: { version, settings: { ...defaultSettings, ...change } } });
const restore = (version: number, older: number) =>
  shop.call('PUT', '/admin/shop/restore', { token, body: { version, restore: older } });
const history = async (query = '') =>
  (await shop.call('GET', `/admin/shop/versions${query}`, { token })).body;
const auditEvents = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();

describe('saving the settings', () => {
  it('makes a version, keeps the earlier one, and writes an audit event with its request', async () => {
    expect(await now()).toEqual({ version: 0, settings: defaultSettings, changedAt: null, changedBy: null });
    const saved = await save(0, {
      phone: '+880 1711-223344',
      delivery: { ...defaultSettings.delivery, freeFrom: 2500 },
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
    expect(await auditEvents()).toMatchObject([
      { actor_id: admin.id, action: 'shop.update', subject: 'shop', subject_id: '2', details: { changes } },
    ]);
    expect((await auditEvents())[0]?.request_id).toBe(saved.headers['x-request-id']);
  });

  it('without a change does nothing', async () => {
    expect((await save(0, {})).body.version).toBe(0);
    expect(await auditEvents()).toEqual([]);
  });

  it('accepts numbers and phones in any notation', async () => {
    const typed = {
      phone: '০১৭১১-২২৩৩৪৪',
      chatNumber: '01711-223344',
      lowStockLimit: ' ৭ ',
      delivery: { freeFrom: '১৫০০', insideDhaka: '49.50', outsideDhaka: 100 },
      unconfirmed: { maxPieces: '২০', maxTotal: '5000', releaseHours: 48 },
      deliveryDays: { ...defaultSettings.deliveryDays, daysOff: '২০২৬-১২-২৪, 2026-12-26' },
    };
    const { body } = await save(0, typed);
    expect(body.settings).toMatchObject({
      phone: '০১৭১১-২২৩৩৪৪',
      chatNumber: '8801711223344',
      lowStockLimit: 7,
      delivery: { freeFrom: 1500, insideDhaka: 49.5, outsideDhaka: 100 },
      unconfirmed: { maxPieces: 20, maxTotal: 5000, releaseHours: 48 },
      deliveryDays: { daysOff: ['2026-12-24', '2026-12-26'] },
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
    [
      'unconfirmed.maxPieces',
      { unconfirmed: { maxPieces: -1, maxTotal: 0, releaseHours: 0 } },
      'Pieces per order must be a whole number from 0 to 10,000',
    ],
    ['lowStockLimit', { lowStockLimit: 2.5 }, 'Low-stock limit must be a whole number from 0 to 1,000'],
  ])('shows an error at the invalid field %s', async (field, change, sentence) => {
    expect(await save(0, change)).toMatchObject({
      status: 400,
      body: { errors: { [`settings.${field}`]: sentence } },
    });
    expect(await now()).toMatchObject({ version: 0 });
  });
});

it('a page of the version before, which does not know a switch of SMS, leaves it on', async () => {
  const { orderEdited: _, orderCancelled: __, orderRefunded: ___, ...sms } = defaultSettings.sms;
  const { status, body } = await save(0, { sms });
  expect(status).toBe(200);
  expect(body.settings.sms).toEqual(defaultSettings.sms);
});

it('the same settings again, after a response that was lost, are saved once and never outdated', async () => {
  const first = await save(0, { phone: '01711-000001' });
  const again = await save(0, { phone: '01711-000001' });
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await auditEvents()).toHaveLength(1);
});

describe('two admins who start from the same version', () => {
  it('one after the other: the second is refused, and nothing is written', async () => {
    await save(0, { phone: '01711-000001' });
    expect(await save(0, { phone: '01711-000002' })).toMatchObject({
      status: 409,
      body: { code: 'settingsChanged', message: 'Someone else has changed the settings' },
    });
    expect((await now()).settings.phone).toBe('01711-000001');
    expect(await auditEvents()).toHaveLength(1);
  });

  it.each([0, 1])('concurrently from version %i: one saves', async (from) => {
    if (from === 1) await changeShopSettings(db);
    const responses = await Promise.all(
      Array.from({ length: 5 }, (_, n) => save(from, { phone: `01711-00000${n}` })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await now()).version).toBe(2);
    expect(await auditEvents()).toHaveLength(1);
  });
});

describe('an older version', () => {
  it('is restored as a new version', async () => {
    const first = await save(0, { name: 'Bala' });
    const second = await save(first.body.version, { name: 'Churi' });
    const back = await restore(second.body.version, first.body.version);
    expect(back).toMatchObject({ status: 200, body: { version: 4, settings: { name: 'Bala' } } });
    expect((await restore(4, 1)).body.settings).toEqual(defaultSettings);
    expect((await history()).versions[1]).toMatchObject({
      version: 4,
      restoredFrom: 2,
      changes: { name: { from: 'Churi', to: 'Bala' } },
    });
    expect((await auditEvents()).at(-1)).toMatchObject({
      action: 'shop.restore',
      subject_id: '5',
      details: { restoredFrom: 1 },
    });
  });

  it('must exist and be older than the current one', async () => {
    await changeShopSettings(db);
    const holds = await changeShopSettings(db);
    for (const version of [holds, holds + 1, 0]) {
      expect(await restore(holds, version)).toMatchObject({
        status: 404,
        body: { message: 'This version of the settings was not found' },
      });
    }
    expect((await restore(1, 0)).status).toBe(404);
  });

  it('is not restored over a change that the admin has not seen', async () => {
    await changeShopSettings(db);
    const seen = await changeShopSettings(db, { name: 'Bala' });
    await changeShopSettings(db, { name: 'Churi' });
    expect((await restore(seen, 1)).status).toBe(409);
  });
});

it('shows its history ten versions at a time', async () => {
  for (let n = 0; n < 12; n += 1) await changeShopSettings(db, { hours: `${n}/7` });
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
