// @vitest-environment node
// happy-dom loses the empty fields of a form.
import { expect, it } from 'vitest';
import { toastQueue } from '#web/ui/toast.ts';
import {
  courierActionSchema,
  customerActionSchema,
  OUTDATED_PAGE,
  orderActionSchema,
  productActionSchema,
  readAction,
  userActionSchema,
} from './adminActions.ts';

const schemas = {
  orders: orderActionSchema,
  products: productActionSchema,
  users: userActionSchema,
  customer: customerActionSchema,
  couriers: courierActionSchema,
};

function request(fields: Record<string, string | readonly string[]>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) body.append(name, one);
  return new Request('http://shop.example/admin', { method: 'post', body });
}

it.each([
  ['orders', { intent: 'move', id: ['a', 'b'], from: ['pending', 'processing'], status: 'shipped' }],
  ['orders', { intent: 'call', id: 'a', outcome: 'confirmed', note: '' }],
  ['orders', { intent: 'note', id: 'a', note: 'Wrap it' }],
  ['orders', { intent: 'deleteNote', id: 'a', noteId: 'n' }],
  ['orders', { intent: 'deliverInPart', id: 'a', key: 'k', body: '{"kept":[],"collected":0}' }],
  ['products', { intent: 'delete', id: 'a' }],
  ['products', { intent: 'restore', id: 'a' }],
  ['users', { intent: 'role', id: 'a', role: 'admin' }],
  ['users', { intent: 'active', id: 'a', isActive: 'false' }],
  ['customer', { intent: 'switchOffSecondFactor' }],
  ['couriers', { intent: 'delete', id: 'a' }],
] as const)('the %s action accepts %j', async (page, fields) => {
  const parsed = 'body' in fields ? { ...fields, body: JSON.parse(fields.body) } : fields;
  expect(await readAction(schemas[page], request(fields))).toEqual(parsed);
});

it('a single order to move is parsed as a list of one', async () => {
  const one = { intent: 'move', id: 'a', from: 'pending', status: 'processing' };
  const parsed = { ...one, id: ['a'], from: ['pending'] };
  expect(await readAction(orderActionSchema, request(one))).toEqual(parsed);
});

it.each([
  ['orders', { id: 'a', status: 'shipped' }],
  ['orders', { intent: 'close', id: 'a', status: 'shipped' }],
  ['orders', { intent: 'close', id: 'a', key: 'k', body: '{"reason"' }],
  ['orders', { intent: 'close', id: 'a', body: '{}' }],
  ['orders', { intent: 'move', id: 'a', from: 'pending', status: 'cancelled' }],
  ['orders', { intent: 'move', id: 'a', from: 'pending', status: 'lost' }],
  ['orders', { intent: 'move', from: 'pending', status: 'shipped' }],
  ['orders', { intent: 'move', id: 'a', status: 'shipped' }],
  ['orders', { intent: 'call', id: 'a', outcome: 'maybe', note: '' }],
  ['products', { id: 'a' }],
  ['products', { intent: 'undelete', id: 'a' }],
  ['products', { intent: 'delete', id: '' }],
  ['users', { intent: 'active', id: 'a', isActive: 'maybe' }],
  ['users', { intent: 'active', id: 'a' }],
  ['users', { intent: 'role', id: 'a', role: 'king' }],
  ['users', { id: 'a', isActive: 'false' }],
  ['customer', {}],
  ['couriers', { id: 'a' }],
] as const)('the %s action refuses %j with a message', async (page, fields) => {
  toastQueue.setState({ queue: [] });
  expect(await readAction(schemas[page], request(fields))).toBeNull();
  expect(toastQueue.getState().queue).toMatchObject([{ text: OUTDATED_PAGE, kind: 'bad' }]);
});

/** No form may be read by hand. */
it('every page with an action parses its form with a schema', async () => {
  const pages = import.meta.glob('../../routes/**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const withAction = Object.entries(pages as Record<string, string>).filter(([, text]) =>
    /export (?:async function|const) (?:clientA|a)ction\b/.test(text),
  );
  expect(withAction.length).toBeGreaterThanOrEqual(5);
  for (const [path, text] of withAction) expect(text, path).toContain('readAction(');
});
