import { describe, expect, it } from 'vitest';
import { builtInStatements } from '#domain/statementLayouts.ts';
import { type StatementCells, statementOf } from '#server/testing/payouts.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const columns = {
  consignment: [],
  orderNumber: ['Ref'],
  collected: ['Taken'],
  fees: ['Cut', 'Tax'],
  paid: [],
};
const add = (name: string) => call('POST', '/admin/statement-layouts', { token, body: { name, columns } });
const change = (id: string, body: object) => call('PUT', `/admin/statement-layouts/${id}`, { token, body });
const remove = (id: string) => call('DELETE', `/admin/statement-layouts/${id}`, { token });
const all = async () => (await call('GET', '/admin/statement-layouts', { token })).body;
const upload = (form: Awaited<ReturnType<typeof formOf>>, query: string) =>
  call('POST', `/admin/payouts?${query}`, { token, ...form });
const send = (rows: StatementCells, headings: string[], query: string) =>
  upload(statementOf(rows, headings), query);

describe('the layouts of statements', () => {
  it('are created, changed and deleted, each with an audit event; the built-in ones come first', async () => {
    const { status, body } = await add('Paperfly');
    expect(status).toBe(201);
    const { _id, changedAt } = body.layout;
    expect(await all()).toEqual([
      ...builtInStatements.map((layout) => ({ _id: null, ...layout, changedAt: null })),
      { _id, name: 'Paperfly', columns, changedAt },
    ]);
    const renamed = { name: 'Paperfly Dhaka', columns };
    expect(await change(_id, renamed)).toMatchObject({ status: 200, body: { layout: { _id, ...renamed } } });
    expect((await remove(_id)).status).toBe(200);
    const { body: audit } = await call('GET', '/admin/audit?subject=statementLayout', { token });
    expect(
      audit.auditEvents.map(({ action, subjectName }: Record<string, string>) => [action, subjectName]),
    ).toEqual([
      ['statementLayout.delete', 'Paperfly Dhaka'],
      ['statementLayout.update', 'Paperfly Dhaka'],
      ['statementLayout.create', 'Paperfly'],
    ]);
    for (const id of [_id, 'null']) {
      expect((await change(id, renamed)).body.code).toBe('layoutNotFound');
      expect((await remove(id)).body.code).toBe('layoutNotFound');
    }
  });

  it('are not changed from an older state, which would undo the newer change', async () => {
    const { _id, changedAt } = (await add('Janani')).body.layout;
    const newer = await change(_id, { name: 'Janani 2', columns, basedOn: changedAt });
    expect(newer.status).toBe(200);
    expect(await change(_id, { name: 'Janani 3', columns, basedOn: changedAt })).toMatchObject({
      status: 409,
      body: { code: 'changedMeanwhile' },
    });
    expect(await all()).toContainEqual(newer.body.layout);
    const basedOn = newer.body.layout.changedAt;
    expect((await change(_id, { name: 'Janani 3', columns, basedOn })).status).toBe(200);
  });

  it('have unique names, also under concurrent saves and beside the built-in ones', async () => {
    const both = await Promise.all([add('eCourier'), add('ECOURIER')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await add('pathao')).body.code).toBe('layoutNameTaken');
  });
});

describe('a statement', () => {
  const rows = [['KA999999', '1,000.00', '60', '1.50']];

  it('whose columns no layout knows is refused with its headings, and read by the layout that names them', async () => {
    const headings = ['Ref', 'Taken', 'Cut', 'Tax'];
    const other = [['Statement of May', '', '', ''], ...rows.map((cells) => [...cells])];
    const refused = await send(rows, ['Reference', 'Money', 'Cut', ''], 'courier=Sundarban');
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'columnsUnknown', headings: ['Reference', 'Money', 'Cut'] },
    });
    const { body } = await add('Sundarban');
    const byId = `courier=Sundarban&layout=${body.layout._id}`;
    const chosen = await send(rows, headings, byId);
    expect(chosen).toMatchObject({ status: 201, body: { payout: { layout: 'Sundarban' } } });
    expect(chosen.body.rows[0]).toMatchObject({
      collected: 1000,
      fee: 61.5,
      received: 938.5,
      outcome: 'unknown',
    });
    expect((await send(other, headings, 'courier=Sundarban')).body.payout.layout).toBe('Sundarban');
    expect((await send(rows, headings, 'courier=Sundarban&layout=Pathao')).body.code).toBe('columnsUnknown');
  });

  it('may have semicolons, titles above the headings, Bangla digits and a total', async () => {
    const text = 'Pathao\r\nInvoice;INV-1\r\nConsignment ID;Payout\r\nDL৭;৯৪০.৫০\r\nTotal;;\r\n';
    const form = formOf([{ field: 'sheet', filename: 'may.csv', bytes: Buffer.from(text) }]);
    const { body } = await upload(form, 'courier=Pathao');
    expect(body.rows).toMatchObject([
      { row: 4, consignment: 'DL7', received: 940.5, outcome: 'unknown' },
      { row: 5, outcome: 'unread' },
    ]);
  });

  it.each([
    ['is empty', '', 'noSheet'],
    ['has no rows', 'Consignment ID,Payout\r\n', 'noSheet'],
    ['has a wrong quotation mark', 'Consignment ID,Payout\r\nDL1,"1\r\n', 'sheetUnreadable'],
  ])('that %s is refused', async (_, text, code) => {
    const form = formOf([{ field: 'sheet', filename: 'may.csv', bytes: Buffer.from(text) }]);
    expect((await upload(form, 'courier=Pathao')).body.code).toBe(code);
  });

  it('needs a courier and a layout that exists', async () => {
    const headings = ['Consignment ID', 'Payout'];
    expect((await send([['D1', 1]], headings, 'courier=')).body.errors.courier).toBe('Courier is required');
    for (const layout of ['Nosuch', crypto.randomUUID()]) {
      expect((await send([['D1', 1]], headings, `courier=X&layout=${layout}`)).body.code).toBe(
        'layoutNotFound',
      );
    }
  });
});
