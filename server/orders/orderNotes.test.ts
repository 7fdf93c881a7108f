import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { buildNote, buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const { db, call, tokenOf } = await openTestApp();
const token = await tokenOf(await buildAdmin(db, { name: 'Shirin' }));
const customer = await buildCustomer(db);

const place = async (status: 'pending' | 'delivered' = 'pending') =>
  (await buildOrder(db, { customer, lines: [{ product: await buildProduct(db) }], status })).id;
const write = (id: string, note: unknown) =>
  call('POST', `/admin/orders/${id}/notes`, { token, body: { note } });
const notesOf = async (id: string) => (await call('GET', `/admin/orders/${id}`, { token })).body;
const lastAuditEvent = async () =>
  (await call('GET', '/admin/audit?subject=order&limit=1', { token })).body.auditEvents[0];

it('notes are stored in order with author and time, also on delivered orders', async () => {
  const id = await place('delivered');
  expect(await write(id, ' Gift wrap\r\nNo bill ')).toMatchObject({
    status: 201,
    body: { note: { by: 'Shirin', note: 'Gift wrap\nNo bill' } },
  });
  await write(id, 'Sent with a card');
  const { notes, order } = await notesOf(id);
  expect(notes.map(({ note }: { note: string }) => note)).toEqual(['Gift wrap\nNo bill', 'Sent with a card']);
  expect(order.notes).toBe(2);
  expect(await lastAuditEvent()).toMatchObject({
    action: 'order.note',
    subjectId: id,
    details: { note: 'Sent with a card' },
  });
});

it('notes are refused when empty, too long, or for an unknown order', async () => {
  const id = await place();
  for (const [note, message] of [
    [' ', 'Note is required'],
    [undefined, 'Note is required'],
    ['x'.repeat(2001), 'Note must be at most 2000 characters'],
  ]) {
    expect((await write(id, note)).body.errors).toEqual({ note: message });
  }
  for (const nowhere of ['nonsense', crypto.randomUUID()]) {
    expect((await write(nowhere, 'A note')).body.code).toBe('orderNotFound');
  }
  expect((await notesOf(id)).notes).toEqual([]);
});

it('notes are deleted only through their own order, and the audit log keeps their text', async () => {
  const [id, other] = [await place(), await place()];
  const noteId = await buildNote(db, id, 'Wrong order');
  const remove = (orderId: string, note: string) =>
    call('DELETE', `/admin/orders/${orderId}/notes/${note}`, { token });
  expect((await remove(other, noteId)).body.code).toBe('noteNotFound');
  expect((await remove(id, 'nonsense')).body.code).toBe('noteNotFound');
  expect((await remove(id, noteId)).status).toBe(200);
  expect((await remove(id, noteId)).status).toBe(404);
  expect((await notesOf(id)).notes).toEqual([]);
  expect(await lastAuditEvent()).toMatchObject({
    action: 'order.noteDelete',
    details: { note: 'Wrong order' },
  });
});
