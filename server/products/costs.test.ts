/** What goods cost the shop: in the form, by restocks, in the CSV, and who may know. */
import { describe, expect, it } from 'vitest';
import { noFacts } from '#domain/cosmeticFacts.ts';
import { csvOf } from '#domain/csv.ts';
import { sheetHeadings, sheetRow, sheetUploadField } from '#domain/productSheet.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));

const costOf = async (id: string) =>
  (await call('GET', `/admin/products/${id}`, { token })).body.costPrice as number | undefined;
const restock = (id: string, body: object) => call('POST', `/admin/products/${id}/restock`, { token, body });
const ten = [{ unit: 'product', pieces: 10 }];
const lastEvent = async (id: string) =>
  (await call('GET', '/admin/audit?subject=product&limit=10', { token })).body.auditEvents.find(
    ({ subjectId }: { subjectId: string }) => subjectId === id,
  );
const sendSheet = async (cells: (string | number)[][]) => {
  const form = formOf([
    { field: sheetUploadField, filename: 'products.csv', bytes: Buffer.from(csvOf(cells)) },
  ]);
  const { body } = await call('POST', '/admin/products/import', { token, ...form });
  const query = `?confirm=${encodeURIComponent(body.confirm ?? '')}`;
  if (body.confirm) await call('POST', `/admin/products/import${query}`, { token, ...form });
  return body;
};
const exportRow = async (id: string) =>
  sheetRow(
    { id, version: 1, form: { ...noFacts, ...(await call('GET', `/admin/products/${id}`, { token })).body } },
    true,
  ) as (string | number)[];

describe('the cost of a product', () => {
  it('is set and removed in the form, and the audit log says so', async () => {
    const { id } = await buildProduct(db);
    expect(await costOf(id)).toBeUndefined();
    await call('PUT', `/products/${id}`, { token, body: { costPrice: '120.50' } });
    expect(await costOf(id)).toBe(120.5);
    expect(await lastEvent(id)).toMatchObject({
      details: { changes: { costPrice: { from: null, to: 120.5 } } },
    });
    await call('PUT', `/products/${id}`, { token, body: { name: 'Pearl Studs' } });
    expect(await costOf(id)).toBe(120.5);
    await call('PUT', `/products/${id}`, { token, body: { costPrice: 0 } });
    expect(await costOf(id)).toBeUndefined();
    const wrong = await call('PUT', `/products/${id}`, { token, body: { costPrice: 'much' } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { costPrice: 'Valid cost price is required' } },
    });
  });

  it('is in no response that customers see', async () => {
    const { id } = await buildProduct(db, { costPrice: 77.77 });
    const shown = await Promise.all(
      ['', `/${id}`, '/featured/list'].map((path) => call('GET', `/products${path}`)),
    );
    for (const { status, body } of shown) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/costPrice|cost_price|77\.77/);
    }
  });
});

describe('a restock with its cost', () => {
  it('makes the cost the average of what is there and what comes', async () => {
    const { id } = await buildProduct(db, { stock: 10, costPrice: 100 });
    const { status, body } = await restock(id, { counts: ten, unitCost: '130', supplier: ' Chawk Bazar ' });
    expect(status).toBe(200);
    expect(body.product.stock).toBe(20);
    expect(await costOf(id)).toBe(115);
    const { movements } = (await call('GET', `/admin/products/${id}/stock`, { token })).body;
    expect(movements[0]).toMatchObject({ reason: 'restock', unitCost: 130, supplier: 'Chawk Bazar' });
    expect(movements[1]).toMatchObject({ supplier: '' });
    expect(movements[1]).not.toHaveProperty('unitCost');
    expect(await lastEvent(id)).toMatchObject({
      details: {
        changes: { stock: { from: 10, to: 20 }, costPrice: { from: 100, to: 115 } },
        supplier: 'Chawk Bazar',
      },
    });
  });

  it('counts the pieces of all sizes, and of colors once', async () => {
    const bangle = await buildBangle(db, { costPrice: 100 });
    await restock(bangle.id, { counts: [{ unit: 'size', unitName: 'S', pieces: 10 }], unitCost: 200 });
    expect(await costOf(bangle.id)).toBe(150);
    const { id } = await buildProduct(db, {
      stock: 4,
      costPrice: 100,
      colours: [{ name: 'Gold', stock: 4 }],
    });
    const counts = [
      { unit: 'colour', unitName: 'gold', pieces: 4 },
      { unit: 'product', pieces: 4 },
    ];
    await restock(id, { counts, unitCost: 300 });
    expect(await costOf(id)).toBe(200);
  });

  it('begins with the cost of what comes, and leaves the cost without one', async () => {
    const { id } = await buildProduct(db, { stock: 10 });
    await restock(id, { counts: ten });
    expect(await costOf(id)).toBeUndefined();
    await restock(id, { counts: ten, unitCost: 55.5 });
    expect(await costOf(id)).toBe(55.5);
    await restock(id, { counts: ten, supplier: 'Gulistan' });
    expect(await costOf(id)).toBe(55.5);
  });

  it('takes both at once one after the other', async () => {
    const { id } = await buildProduct(db, { stock: 0, costPrice: null });
    await Promise.all([100, 200, 300].map((unitCost) => restock(id, { counts: ten, unitCost })));
    expect(await costOf(id)).toBe(200);
  });

  it.each([
    [{ counts: ten, unitCost: 0 }, { unitCost: 'Cost of a piece must be an amount above 0' }],
    [{ counts: ten, unitCost: 'dear' }, { unitCost: 'Cost of a piece must be an amount above 0' }],
    [{ counts: ten, reason: 'count', unitCost: 5 }, { unitCost: 'Only for pieces that were bought' }],
    [
      { counts: ten, reason: 'count', supplier: 'Gulistan' },
      { supplier: 'Only for pieces that were bought' },
    ],
    [{ counts: ten, supplier: 'x'.repeat(101) }, { supplier: 'Supplier must be at most 100 characters' }],
  ])('%o is refused', async (body, errors) => {
    const { id } = await buildProduct(db, { costPrice: 100 });
    expect(await restock(id, body)).toMatchObject({ status: 400, body: { errors } });
    expect(await costOf(id)).toBe(100);
  });
});

describe('the cost in the CSV', () => {
  it('is exported, changed and removed', async () => {
    const { id } = await buildProduct(db, { costPrice: 100 });
    const at = sheetHeadings(true).indexOf('Cost Price');
    expect((await exportRow(id))[at]).toBe(100);
    const changed = await sendSheet([
      ['Id', 'Cost Price'],
      [id, '120.25'],
    ]);
    expect(changed.changes[0].fields).toEqual([{ field: 'Cost Price', from: '100', to: '120.25' }]);
    expect(await costOf(id)).toBe(120.25);
    await sendSheet([
      ['Id', 'Cost Price'],
      [id, ''],
    ]);
    expect(await costOf(id)).toBeUndefined();
  });

  it('does not undo a restock since the export', async () => {
    const { id } = await buildProduct(db, { stock: 10, costPrice: 100 });
    const row = await exportRow(id);
    await restock(id, { counts: ten, unitCost: 130 });
    await sendSheet([sheetHeadings(true), row]);
    expect(await costOf(id)).toBe(115);
  });
});

describe('an admin without the duty money', () => {
  const seller = async () => tokenOf(await buildAdmin(db, { duties: ['products'] }));

  it('sees no cost: not of products, and not in the stock history', async () => {
    const { id } = await buildProduct(db, { costPrice: 88.88 });
    await restock(id, { counts: ten, unitCost: 88.88, supplier: 'Gulistan' });
    const helper = await seller();
    const paths = [
      `/admin/products/${id}`,
      '/admin/products',
      `/admin/products/${id}/stock`,
      `/products/${id}`,
    ];
    for (const path of paths) {
      const { status, body } = await call('GET', path, { token: helper });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('88.88');
    }
  });

  it('sees none in the audit log, and no search finds it by its amount', async () => {
    const { id } = await buildProduct(db, { name: 'Costly Ring', costPrice: 123.5 });
    await restock(id, { counts: ten, unitCost: 200, supplier: 'Gulistan' });
    await call('PUT', `/products/${id}`, { token, body: { costPrice: 987.65 } });
    const auditor = await tokenOf(await buildAdmin(db, { duties: ['team'] }));
    const eventsFor = async (as: string, search: string) =>
      (await call('GET', `/admin/audit?search=${search}`, { token: as })).body.auditEvents.filter(
        ({ subjectId }: { subjectId: string }) => subjectId === id,
      );
    expect(await eventsFor(auditor, 'costly')).toMatchObject([
      { action: 'product.update', details: { changes: {} } },
      {
        action: 'product.restock',
        details: { supplier: 'Gulistan', changes: { stock: { from: 10, to: 20 } } },
      },
    ]);
    expect(JSON.stringify(await eventsFor(auditor, 'costly'))).not.toMatch(/costPrice|123\.5|987\.65/);
    for (const search of ['123.5', '987.65', 'costPrice']) {
      expect([search, await eventsFor(auditor, search)]).toEqual([search, []]);
      expect(await eventsFor(token, search)).not.toEqual([]);
    }
    expect(await eventsFor(auditor, 'gulistan')).toHaveLength(1);
  });

  it('sets none: not by the form, a restock or a CSV', async () => {
    const { id } = await buildProduct(db, { costPrice: 100 });
    const helper = await seller();
    const body = { counts: ten, unitCost: 5 };
    const refusals = [
      await call('PUT', `/products/${id}`, { token: helper, body: { costPrice: 5 } }),
      await call('POST', `/admin/products/${id}/restock`, { token: helper, body }),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 403, body: { message: 'You are not allowed to do this' } });
    }
    const bytes = Buffer.from(
      csvOf([
        ['Id', 'Cost Price'],
        [id, '5'],
      ]),
    );
    const form = formOf([{ field: sheetUploadField, filename: 'products.csv', bytes }]);
    const plan = await call('POST', '/admin/products/import', { token: helper, ...form });
    expect(plan.body).toMatchObject({ confirm: null, faults: [{ row: 1, column: 'Cost Price' }] });
    expect(await costOf(id)).toBe(100);
  });

  it('edits and restocks all the same, and the cost stays', async () => {
    const { id } = await buildProduct(db, { costPrice: 100 });
    const helper = await seller();
    const edited = await call('PUT', `/products/${id}`, { token: helper, body: { name: 'Pearl Studs' } });
    const restocked = await call('POST', `/admin/products/${id}/restock`, {
      token: helper,
      body: { counts: ten },
    });
    expect([edited.status, restocked.status]).toEqual([200, 200]);
    expect(await costOf(id)).toBe(100);
  });
});
