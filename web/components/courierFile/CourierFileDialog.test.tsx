import { act, type ComponentProps, useState } from 'react';
import { expect, it, type Mock, vi } from 'vitest';
import { pathaoLayout } from '#domain/builtInLayouts.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { mockCalls, type SentCall } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { CourierFileDialog } from './CourierFileDialog.tsx';
import { openCourierFile } from './openCourierFile.ts';

const order = (orderNumber: string, change: Partial<AdminOrder> = {}, thana = 'Dhanmondi') => ({
  _id: orderNumber.toLowerCase(),
  orderNumber,
  createdAt: '2026-11-20T10:00:00.000Z',
  status: 'processing',
  confirmation: 'confirmed',
  booking: null,
  orderItems: [],
  shippingAddress: { fullName: 'Rahima', phone: '01712345678', address: 'House 2', district: 'Dhaka', thana },
  itemsPrice: 500,
  shippingPrice: 60,
  totalPrice: 560,
  toCollect: 560,
  note: '',
  callTime: 'any',
  secondPhone: null,
  ...change,
});

const inShop = [order('KA100002', {}, 'Gulshan'), order('KA100001')];
const delivered = [order('KA100003', { status: 'delivered', toCollect: 0 })];
const list = (orders: object[], totalOrders = orders.length) => ({
  body: { orders, currentPage: 1, totalPages: 1, totalOrders },
});

/** The calls of a file for the filter `search=Rahima`. */
const answers = {
  'GET /orders?search=Rahima&status=pending&page=1&limit=1000': () => list([]),
  'GET /orders?search=Rahima&status=processing&page=1&limit=1000': () => list(inShop),
  'GET /orders?search=Rahima&status=shipped&limit=1': () => list([]),
  'GET /orders?search=Rahima&status=delivered&limit=1': () => list(delivered, 1),
  'GET /orders?search=Rahima&status=cancelled&limit=1': () => list([]),
  'GET /orders?search=Rahima&status=delivered&page=1&limit=1000': () => list(delivered),
  'GET /admin/courier-places?courier=pathao': () => ({ body: { places: [], chosen: [] } }),
  'PUT /admin/courier-places/chosen': () => ({ body: { places: [], chosen: [] } }),
  'POST /admin/orders/bookings': (sent: SentCall) => ({
    body: { booked: (sent.body as { orders: string[] }).orders, skipped: [], changedMeanwhile: [] },
  }),
};

const layout = { _id: null, ...pathaoLayout, columns: [...pathaoLayout.columns], changedAt: null };

async function choose(label: string, value: string) {
  const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const select = document.getElementById(field?.htmlFor ?? '') as HTMLSelectElement;
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const tick = (label: string) =>
  act(async () => {
    const field = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    field?.querySelector('input')?.click();
  });

it('closed orders are only counted until they are asked for; answers and bookings are sent', async () => {
  const sent = mockCalls(answers);
  const saved = vi.spyOn(URL, 'createObjectURL') as Mock<(file: Blob) => string>;
  const file = await openCourierFile({ filter: { search: 'Rahima' } }, layout);
  expect(sent.map(({ call }) => call)).not.toContain(
    'GET /orders?search=Rahima&status=delivered&page=1&limit=1000',
  );
  const onClose = vi.fn();
  await mountPage(<CourierFileDialog file={file} onClose={onClose} />);
  expect(buttonNamed('Download 1 order').disabled).toBe(true);
  await choose('Zone of KA100002', 'Dhaka>Gulshan 1');
  await tick('Use it for Gulshan from now on');
  await tick('1 delivered');
  await waitUntil(() => expect(buttonNamed('Download 3 orders').disabled).toBe(false));
  await press('Download 3 orders');
  await waitUntil(() => buttonNamed('Mark as booked with Pathao'));
  expect(sent.find(({ call }) => call.endsWith('/chosen'))?.body).toEqual({
    courier: 'pathao',
    chosen: [{ order: 'ka100002', district: 'Dhaka', zone: 'Gulshan 1', remember: true }],
  });
  const sheet = (await saved.mock.lastCall?.[0].text()) ?? '';
  expect(sheet.split('\r\n').map((row) => row.split(',')[2])).toEqual([
    'MerchantOrderId',
    'KA100001',
    'KA100002',
    'KA100003',
    undefined,
  ]);
  expect(sheet).toContain(',Dhaka,Gulshan 1,,House 2,560,');
  await press('Mark as booked with Pathao');
  await waitUntil(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    orders: ['ka100001', 'ka100002', 'ka100003'],
    courier: 'Pathao',
    basedOn: { ka100001: null, ka100002: null, ka100003: null },
  });
});

it('orders that were not booked are named before the dialog closes', async () => {
  const reply = { booked: [], skipped: ['ka100002'], changedMeanwhile: ['ka100001'] };
  const booking = { courier: 'RedX', consignment: '', at: '2026-11-21T10:00:00.000Z', by: 'Shirin' };
  mockCalls({
    ...answers,
    'GET /orders?search=Rahima&status=processing&page=1&limit=1000': () =>
      list([order('KA100001', { booking }), order('KA100002')]),
    'POST /admin/orders/bookings': () => ({ body: reply }),
  });
  vi.spyOn(URL, 'createObjectURL');
  const file = await openCourierFile({ filter: { search: 'Rahima' } }, layout);
  const onClose = vi.fn();
  await mountPage(<CourierFileDialog file={file} onClose={onClose} />);
  await tick('1 already booked');
  await press('Download 2 orders');
  await waitUntil(() => buttonNamed('Mark as booked with Pathao'));
  await press('Mark as booked with Pathao');
  const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
  await waitUntil(() =>
    expect(alerts()).toEqual([
      courierFileTexts.bookedMeanwhile(['KA100001'], 'Pathao'),
      courierFileTexts.notBookable(['KA100002']),
    ]),
  );
  expect(onClose).not.toHaveBeenCalled();
  await press(courierFileTexts.close);
  expect(onClose).toHaveBeenCalled();
});

function OneFileAfterAnother(first: ComponentProps<typeof CourierFileDialog>) {
  const [isFirst, setIsFirst] = useState(true);
  return (
    <>
      {isFirst && <CourierFileDialog {...first} />}
      <button type="button" aria-label="open another" onClick={() => setIsFirst(false)} />
    </>
  );
}

it('a file that was closed while its orders are booked leaves the next one open', async () => {
  const booking = Promise.withResolvers<{ body: unknown }>();
  mockCalls({ ...answers, 'POST /admin/orders/bookings': () => booking.promise });
  vi.spyOn(URL, 'createObjectURL');
  const file = await openCourierFile({ filter: { search: 'Rahima' } }, layout);
  const onClose = vi.fn();
  await mountPage(<OneFileAfterAnother file={file} onClose={onClose} />);
  await choose('Zone of KA100002', 'leave out');
  await press('Download 1 order');
  await waitUntil(() => buttonNamed('Mark as booked with Pathao'));
  await press('Mark as booked with Pathao');
  await press('open another');
  await act(async () =>
    booking.resolve({ body: { booked: ['ka100001'], skipped: [], changedMeanwhile: [] } }),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('an order that is left out for its place is not in the file', async () => {
  mockCalls(answers);
  const file = await openCourierFile({ filter: { search: 'Rahima' } }, layout);
  await mountPage(<CourierFileDialog file={file} onClose={() => undefined} />);
  await choose('Zone of KA100002', 'leave out');
  expect(buttonNamed('Download 1 order').disabled).toBe(false);
});
