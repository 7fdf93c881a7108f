/** Batches in admin: restocking, counting, what expires, writing off, and what the setting and the calendar do. */
import { beforeEach, describe, expect, it } from 'vitest';
import { otherDayMessage } from '#domain/batches.ts';
import { DAY_MS, dhakaDay } from '#domain/dates.ts';
import { applyEvents } from '#server/projections/applyEvents.ts';
import { currentSettings } from '#server/settings/currentSettings.ts';
import { type BatchOptions, buildProduct } from '#server/testing/goods.ts';
import { quietLog } from '#server/testing/logs.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { batchMessages } from '#texts/batches.ts';
import { expireBatches } from './settleBatches.ts';

let now = new Date('2030-03-10T06:00:00Z');
const shop = await openTestApp({ services: { clock: () => now }, listening: true });
const { db, call } = shop;
const owner = await buildAdmin(db);
const token = await shop.tokenOf(owner);
const stockAdmin = await shop.tokenOf(await buildAdmin(db, { duties: ['products'] }));

beforeEach(async () => {
  await db.deleteFrom('products').execute();
  await db.deleteFrom('counted_batches').execute();
  await db.deleteFrom('expiry_days').execute();
});

const inDays = (days: number) => dhakaDay(new Date(now.getTime() + days * DAY_MS));
const cream = (batches: BatchOptions[], more: object = {}) =>
  buildProduct(db, { name: 'Rose Cream', category: 'cosmetics', costPrice: 200, batches, ...more });
const restock = (id: string, counts: object[], more: object = {}) =>
  call('POST', `/admin/products/${id}/restock`, { token, body: { counts, ...more } });
const admin = async (id: string) => (await call('GET', `/admin/products/${id}`, { token })).body;
const shown = async (id: string) => (await call('GET', `/products/${id}`)).body;
const list = async (query = '', as = token) =>
  (await call('GET', `/admin/batches${query}`, { token: as })).body;
const runTask = async () => {
  const services = { db, shopSettings: currentSettings(shop.settings.initialShopSettings), clock: () => now };
  await expireBatches(services)(
    {},
    { attempt: 1, isLastAttempt: false, signal: new AbortController().signal, log: quietLog },
  );
  await applyEvents(db, { log: quietLog, wait: true });
};
const sound = async () => expect(await brokenRules(db, orderRules)).toEqual({});

describe('a restock', () => {
  it('with a first batch makes what is there a batch without a date', async () => {
    const { id } = await buildProduct(db, { category: 'cosmetics', stock: 4 });
    const batch = { label: 'L1', expiresOn: inDays(200) };
    expect((await restock(id, [{ unit: 'product', pieces: 6, batch }])).status).toBe(200);
    expect(await admin(id)).toMatchObject({
      stock: 10,
      batches: [
        { label: 'Without a date', expiresOn: null, pieces: 4 },
        { label: 'L1', expiresOn: inDays(200), pieces: 6, sellable: true },
      ],
    });
    // The pieces without a date are sent first, so nothing is promised.
    expect(await shown(id)).not.toHaveProperty('bestBefore');
    await sound();
  });

  it('adds to a batch by its label or its id, and needs one from then on', async () => {
    const { id } = await cream([{ label: 'L1', expiresOn: inDays(200), pieces: 2 }]);
    const [known] = (await admin(id)).batches;
    const batch = { label: 'L1', expiresOn: inDays(200) };
    await restock(id, [{ unit: 'product', pieces: 3, batch }]);
    await restock(id, [{ unit: 'batch', unitName: known.id, pieces: 1 }]);
    expect(await admin(id)).toMatchObject({ stock: 6, batches: [{ label: 'L1', pieces: 6 }] });
    const plain = await restock(id, [{ unit: 'product', pieces: 1 }]);
    expect(plain.body.errors).toEqual({ 'counts.0.batch': batchMessages.batchNeeded });
    const other = await restock(id, [
      { unit: 'product', pieces: 1, batch: { ...batch, expiresOn: inDays(9) } },
    ]);
    expect(other.body.errors).toEqual({ 'counts.0.batch.expiresOn': otherDayMessage(inDays(200)) });
    const passed = await restock(id, [
      { unit: 'product', pieces: 1, batch: { label: 'L0', expiresOn: inDays(-1) } },
    ]);
    expect(passed.body.errors).toEqual({ 'counts.0.batch.expiresOn': batchMessages.passed });
    const nameless = await restock(id, [
      { unit: 'product', pieces: 1, batch: { label: ' ', expiresOn: 'soon' } },
    ]);
    expect(nameless.body.errors).toEqual({
      'counts.0.batch.label': batchMessages.label,
      'counts.0.batch.expiresOn': batchMessages.day,
    });
    await sound();
  });

  it('of a product with colors names the color of the batch', async () => {
    const colours = [{ name: 'Red', stock: 2 }, { name: 'Pink' }];
    const { id } = await buildProduct(db, { category: 'cosmetics', stock: 2, colours });
    const batch = { label: 'L1', expiresOn: inDays(200) };
    const open = await restock(id, [{ unit: 'product', pieces: 3, batch }]);
    expect(open.body.errors).toEqual({ 'counts.0.unitName': batchMessages.colourNeeded });
    expect((await restock(id, [{ unit: 'colour', unitName: 'pink', pieces: 3, batch }])).status).toBe(200);
    expect(await admin(id)).toMatchObject({ stock: 5, colors: [{ stock: 2 }, { stock: 3 }] });
    expect((await shown(id)).colors).toMatchObject([
      { name: 'Red' },
      { name: 'Pink', bestBefore: inDays(200).slice(0, 7) },
    ]);
    await sound();
  });

  it('of pieces that expire too soon puts them into the batch, not into the stock', async () => {
    const { id } = await buildProduct(db, { category: 'cosmetics', stock: 0 });
    await restock(id, [{ unit: 'product', pieces: 3, batch: { label: 'L1', expiresOn: inDays(30) } }]);
    expect(await admin(id)).toMatchObject({ stock: 0, batches: [{ pieces: 3, sellable: false }] });
    expect((await admin(id)).unsoldUntil).toBe(inDays(30));
    expect((await admin((await buildProduct(db)).id)).unsoldUntil).toBeUndefined();
    await sound();
  });

  it('is refused where the colors do not add up, and for what is no cosmetic', async () => {
    const colours = [{ name: 'Red', stock: 2 }];
    const { id } = await buildProduct(db, { category: 'cosmetics', stock: 5, colours });
    const batch = { label: 'L1', expiresOn: inDays(200) };
    const unequal = await restock(id, [{ unit: 'colour', unitName: 'red', pieces: 3, batch }]);
    expect(unequal.body.message).toBe(batchMessages.unequal(2, 5));
    const ring = await buildProduct(db, { category: 'rings' });
    const refused = await restock(ring.id, [{ unit: 'product', pieces: 3, batch }]);
    expect(refused.body.message).toBe(batchMessages.onlyCosmetics);
  });

  it('and a correction average the cost over all pieces', async () => {
    const { id } = await cream([{ label: 'L1', expiresOn: inDays(10), pieces: 5, sellable: false }]);
    await restock(id, [{ unit: 'product', pieces: 5, batch: { label: 'L2', expiresOn: inDays(90) } }], {
      unitCost: 300,
    });
    const { costPrice, batches } = await admin(id);
    expect(costPrice).toBe(250);
    await restock(id, [{ unit: 'batch', unitName: batches[1].id, pieces: -2 }], { reason: 'damaged' });
    expect(await admin(id)).toMatchObject({ stock: 3, costPrice: 250 });
    const tooMany = await restock(id, [{ unit: 'batch', unitName: batches[0].id, pieces: -6 }], {
      reason: 'gift',
    });
    expect(tooMany.status).toBe(409);
    await sound();
  });
});

describe('the form, the bulk edit and the import', () => {
  it('do not change a stock that follows from batches', async () => {
    const { id } = await cream([{ label: 'L1', expiresOn: inDays(200), pieces: 2 }]);
    const change = (body: object) => call('PUT', `/products/${id}`, { token, body });
    expect((await change({ stock: 9 })).body.errors).toEqual({ stock: batchMessages.stockFollows });
    expect((await change({ category: 'rings' })).body.errors).toEqual({
      category: batchMessages.categoryInUse,
    });
    const colors = [{ name: 'Red', stock: 0 }];
    expect((await change({ colors })).body.errors).toEqual({ colors: batchMessages.withoutColour });
    expect((await change({ price: 500, stock: 2 })).status).toBe(200);
    const body = { ids: [id], change: { stock: { kind: 'add', amount: 1 } } };
    const plan = await call('POST', '/admin/products/bulk', { token, body });
    expect(plan.body.faults).toMatchObject([{ column: 'Stock', message: batchMessages.stockFollows }]);
  });

  it('let a product become another category when its batches are empty', async () => {
    const { id } = await cream([{ label: 'L1', expiresOn: inDays(200), pieces: 0 }]);
    const body = { category: 'rings', stock: 4 };
    expect((await call('PUT', `/products/${id}`, { token, body })).status).toBe(200);
    expect(await admin(id)).toMatchObject({ stock: 4 });
    expect(await admin(id)).not.toHaveProperty('batches');
  });
});

it('a stocktaking counts batch by batch', async () => {
  const { id } = await cream([
    { label: 'L1', expiresOn: inDays(10), pieces: 3, sellable: false },
    { label: 'L2', expiresOn: inDays(200), pieces: 5 },
    { label: 'L3', expiresOn: inDays(100), pieces: 0 },
  ]);
  const { products } = (await call('GET', '/admin/stocktaking', { token })).body;
  expect(products[0].counts).toMatchObject([
    { unit: 'batch', stock: 3 },
    { unit: 'batch', stock: 5 },
  ]);
  const counts = products[0].counts.map(
    ({ unit, unitName, stock }: { unit: string; unitName: string; stock: number }) => {
      return { product: id, unit, unitName, expected: stock, counted: stock - 1 };
    },
  );
  expect((await call('POST', '/admin/stocktaking', { token, body: { counts } })).status).toBe(200);
  expect(await admin(id)).toMatchObject({ stock: 4, batches: [{ pieces: 2 }, {}, { pieces: 4 }] });
  await sound();
});

describe('the calendar and the setting', () => {
  it('at the change of the day a batch leaves the stock, and the pages follow', async () => {
    const soon = { label: 'L1', expiresOn: inDays(31), pieces: 3 };
    const { id } = await cream([soon, { label: 'L2', expiresOn: inDays(400), pieces: 5 }]);
    expect(await shown(id)).toMatchObject({ stock: 8, bestBefore: soon.expiresOn.slice(0, 7) });
    // Five minutes before midnight in Dhaka, and five after.
    now = new Date('2030-03-10T17:55:00Z');
    await runTask();
    expect((await admin(id)).stock).toBe(8);
    now = new Date('2030-03-10T18:05:00Z');
    await runTask();
    await expect.poll(() => shown(id)).toMatchObject({ stock: 5, bestBefore: inDays(400).slice(0, 7) });
    const { movements } = (await call('GET', `/admin/products/${id}/stock`, { token })).body;
    expect(movements[0]).toMatchObject({ unit: 'product', delta: -3, after: 5, reason: 'expired', by: null });
    await sound();
  });

  it('a changed setting is applied at once, both ways', async () => {
    const { id } = await cream([{ label: 'L1', expiresOn: inDays(50), pieces: 3 }]);
    const save = async (unsoldDays: number) => {
      const { version, settings } = (await call('GET', '/admin/shop', { token })).body;
      const saved = await call('PUT', '/admin/shop', {
        token,
        body: { version, settings: { ...settings, unsoldDays } },
      });
      expect(saved.status).toBe(200);
    };
    await save(60);
    await expect.poll(() => shown(id)).toMatchObject({ stock: 0, inStock: false });
    await save(0);
    await expect.poll(() => shown(id)).toMatchObject({ stock: 3, inStock: true });
    expect((await call('GET', '/shop')).body).not.toHaveProperty('unsoldDays');
    await sound();
    await save(30);
  });
});

interface Shown {
  _id: string;
  expiresOn: string | null;
}
const byShownDay = (one: Shown, other: Shown) =>
  (one.expiresOn ?? '9999').localeCompare(other.expiresOn ?? '9999') || one._id.localeCompare(other._id);

describe('the list', () => {
  const some = () =>
    cream([
      { label: 'A', expiresOn: inDays(-3), pieces: 2, sellable: false },
      { label: 'B', expiresOn: inDays(20), pieces: 4, sellable: false },
      { label: 'C', expiresOn: inDays(80), pieces: 5 },
      { label: 'D', expiresOn: inDays(5), pieces: 0, sellable: false },
    ]);

  it('shows what expires first, in windows, with its value for those who may see money', async () => {
    const { id } = await some();
    const soon = await list();
    expect(soon).toMatchObject({ pieces: 6, value: 1200, unsoldDays: 30, pagination: { total: 2 } });
    expect(soon.batches).toMatchObject([
      { label: 'A', daysLeft: -3, pieces: 2, value: 400, product: { _id: id, name: 'Rose Cream' } },
      { label: 'B', daysLeft: 20, sellable: false },
    ]);
    expect((await list('?expires=90&limit=1&page=3')).batches).toMatchObject([{ label: 'C', daysLeft: 80 }]);
    expect((await list('?expires=expired')).batches).toMatchObject([{ label: 'A' }]);
    expect((await list(`?expires=all&product=${id}`)).pagination.total).toBe(3);
    expect(await list('?expires=all&product=x')).toMatchObject({ batches: [], pieces: 0 });
    const withoutMoney = await list('', stockAdmin);
    expect(withoutMoney).not.toHaveProperty('value');
    expect(withoutMoney.batches[0]).not.toHaveProperty('value');
    const today = await call('GET', '/admin/today', { token });
    expect(today.body.expiring).toEqual({ batches: 2, pieces: 6, value: 1200 });
  });

  it('cuts into pages what a list of all would show, with its sums', async () => {
    const days = [5, 5, 5, 40, 40, null, 90, null, null, null, null, 200];
    const expiresOn = days.map((day) => (day === null ? null : inDays(day)));
    for (const [n, day] of expiresOn.entries()) {
      await cream([{ label: `L${n}`, expiresOn: day, pieces: n + 1, sellable: day !== inDays(5) }]);
    }
    for (const expires of ['30', '60', 'all']) {
      const whole = await list(`?expires=${expires}&limit=100`);
      const { total } = whole.pagination;
      expect(whole.batches).toHaveLength(total);
      expect(whole.batches).toEqual(whole.batches.toSorted(byShownDay));
      expect(whole.pieces).toBe(
        whole.batches.reduce((sum: number, { pieces }: { pieces: number }) => sum + pieces, 0),
      );
      for (const limit of [1, 2, 4]) {
        const pages: unknown[] = [];
        for (let page = 1; page <= Math.ceil(total / limit) + 1; page += 1) {
          const cut = await list(`?expires=${expires}&limit=${limit}&page=${page}`);
          expect(cut).toMatchObject({ pieces: whole.pieces, value: whole.value, pagination: { total } });
          pages.push(...cut.batches);
        }
        expect(pages).toEqual(whole.batches);
      }
    }
  });

  it('writes off what is thrown away, once', async () => {
    const { id } = await some();
    const [expired] = (await list()).batches;
    const writeOff = (batch: string, pieces: number) =>
      call('POST', `/admin/batches/${batch}/write-off`, { token, body: { pieces } });
    expect((await writeOff(expired._id, 2)).body).toEqual({ product: id, left: 0 });
    expect((await writeOff(expired._id, 2)).status).toBe(409);
    await expect.poll(async () => (await shown(id)).stock).toBe(5);
    const [sold] = (await list('?expires=all')).batches.slice(-1);
    const headers = { 'idempotency-key': `thrown away ${sold._id}` };
    const again = () =>
      call('POST', `/admin/batches/${sold._id}/write-off`, { token, headers, body: { pieces: 1 } });
    expect((await again()).body).toEqual((await again()).body);
    await expect.poll(async () => (await shown(id)).stock).toBe(4);
    await sound();
  });

  it('refuses a correction that was made from an older state of the batch', async () => {
    await some();
    const [, batch] = (await list()).batches;
    const correct = (label: string, basedOn: string) => {
      now = new Date(now.getTime() + 1000);
      const body = { label, expiresOn: batch.expiresOn, basedOn };
      return call('PUT', `/admin/batches/${batch._id}`, { token, body });
    };
    expect((await correct('B2', batch.changedAt)).status).toBe(200);
    expect(await correct('B3', batch.changedAt)).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile' },
    });
    const [, corrected] = (await list()).batches;
    expect(corrected.label).toBe('B2');
    expect((await correct('B3', corrected.changedAt)).status).toBe(200);
    await sound();
  });

  it('corrects a label and a date, and sells by the new one', async () => {
    const { id } = await some();
    const batch = (await list()).batches[1];
    const correct = (body: object) => call('PUT', `/admin/batches/${batch._id}`, { token, body });
    const taken = await correct({ label: 'C', expiresOn: inDays(200) });
    expect(taken.body.errors).toEqual({ label: batchMessages.labelTaken });
    expect((await correct({ label: 'B2', expiresOn: inDays(200) })).status).toBe(200);
    await expect.poll(async () => (await shown(id)).stock).toBe(9);
    const later = await correct({ label: 'B2', expiresOn: inDays(60) });
    expect(later.status).toBe(200);
    await expect.poll(async () => (await shown(id)).bestBefore).toBe(inDays(60).slice(0, 7));
    await sound();
  });
});
