import { expect, it } from 'vitest';
import { builtInLayouts, pathaoLayout } from '#domain/builtInLayouts.ts';
import { MAX_COURIER_LAYOUTS } from '#domain/courierLayouts.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db));
const columns = [
  { title: 'Invoice', field: 'orderNumber', text: '' },
  { title: 'Note', field: 'text', text: 'Fragile' },
];
const add = (name: string) => call('POST', '/admin/courier-layouts', { token, body: { name, columns } });
const shipped = builtInLayouts.map(({ name }) => name);
const change = (id: string, body: object) => call('PUT', `/admin/courier-layouts/${id}`, { token, body });
const remove = (id: string) => call('DELETE', `/admin/courier-layouts/${id}`, { token });
const namesNow = async () =>
  (await call('GET', '/admin/courier-layouts', { token })).body.map(({ name }: { name: string }) => name);
const lastAuditEvent = async () =>
  (await call('GET', '/admin/audit?subject=courierLayout&limit=1', { token })).body.auditEvents[0];

it('layouts are created, changed and deleted, each with an audit event; the built-in ones come first', async () => {
  const { status, body } = await add('Sundarban');
  expect(status).toBe(201);
  expect(body.layout).toMatchObject({ name: 'Sundarban', courier: null, columns });
  await add('Paperfly');
  expect(await namesNow()).toEqual([...shipped, 'Paperfly', 'Sundarban']);
  const { body: all } = await call('GET', '/admin/courier-layouts', { token });
  expect(all[0]).toEqual({ _id: null, ...pathaoLayout, changedAt: null });

  const { _id } = body.layout;
  const renamed = { name: 'Sundarban Dhaka', courier: 'pathao', columns: columns.slice(0, 1) };
  expect(await change(_id, renamed)).toMatchObject({ status: 200, body: { layout: { _id, ...renamed } } });
  expect(await lastAuditEvent()).toMatchObject({
    action: 'courierLayout.update',
    subjectName: 'Sundarban Dhaka',
    details: { name: { from: 'Sundarban', to: 'Sundarban Dhaka' }, courier: { from: null, to: 'pathao' } },
  });
  expect((await remove(_id)).status).toBe(200);
  expect(await lastAuditEvent()).toMatchObject({
    action: 'courierLayout.delete',
    details: { name: 'Sundarban Dhaka' },
  });
  expect(await namesNow()).toEqual([...shipped, 'Paperfly']);
});

it('a change that was made from an older layout is refused, so that it does not undo the newer one', async () => {
  const { _id, changedAt } = (await add('Janani')).body.layout;
  const newer = await change(_id, { name: 'Janani', columns: columns.slice(0, 1), basedOn: changedAt });
  expect(newer.status).toBe(200);
  expect(await change(_id, { name: 'Janani 2', columns, basedOn: changedAt })).toMatchObject({
    status: 409,
    body: { code: 'changedMeanwhile' },
  });
  const { body: all } = await call('GET', '/admin/courier-layouts', { token });
  expect(all.find((layout: { _id: string }) => layout._id === _id)).toEqual(newer.body.layout);
  const basedOn = newer.body.layout.changedAt;
  expect((await change(_id, { name: 'Janani 2', columns, basedOn })).status).toBe(200);
});

it('layouts have unique names, also under concurrent saves', async () => {
  const taken = {
    status: 409,
    body: { code: 'layoutNameTaken', errors: { name: 'Another layout already has this name' } },
  };
  expect(await add('pathao')).toMatchObject(taken);
  const both = await Promise.all([add('Delivery Tiger'), add('DELIVERY TIGER')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)).toMatchObject(taken);
  const { body } = await add('eCourier');
  expect(await change(body.layout._id, { name: 'delivery tiger', columns })).toMatchObject(taken);
  expect(await change(body.layout._id, { name: 'Redx', columns })).toMatchObject(taken);
});

it('invalid layouts are refused with a message at the field, and unknown ones are not found', async () => {
  const bad = {
    name: '',
    columns: [
      { title: '', field: 'phone' },
      { title: 'A', field: 'password' },
    ],
  };
  expect(await call('POST', '/admin/courier-layouts', { token, body: bad })).toMatchObject({
    status: 400,
    body: {
      errors: {
        name: 'Name is required',
        'columns.0.title': 'Column title is required',
        'columns.1.field': 'Unknown field of an order',
      },
    },
  });
  for (const id of ['null', crypto.randomUUID()]) {
    expect((await change(id, { name: 'X', columns })).body.code).toBe('layoutNotFound');
    expect((await remove(id)).body.code).toBe('layoutNotFound');
  }
});

it('layouts are limited in number, also under concurrent saves', async () => {
  const room = MAX_COURIER_LAYOUTS - (await namesNow()).length + shipped.length;
  for (let n = 1; n < room; n++) expect((await add(`Courier ${n}`)).status).toBe(201);
  const both = await Promise.all([add('Last'), add('One too many')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('tooManyLayouts');
});
