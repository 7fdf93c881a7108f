/** What is shown on the pages that are read in Bangla: a product, a customer and an order, all with Bangla names. The products have English names, too. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import {
  bearer,
  confirmByPhone,
  createRing,
  logInAdmin,
  type PlacedOrder,
  placeOrder,
  type Ring,
} from '../admin.ts';
import { type Customer, registerCustomer } from '../customers.ts';
import { moveOrder, saveAddress } from '../shopData.ts';

export const inBangla = {
  name: 'Kundan Chandbali',
  nameBn: 'পরীক্ষার পণ্য',
  description: 'Stones set by hand',
  descriptionBn: 'হাতে বানানো',
};

export const bangle = {
  name: 'Reshmi Churi',
  nameBn: 'রেশমি চুড়ি',
  category: 'bangles',
  sizes: [{ size: 'S', measurement: '2.4/24', stock: 30, available: true }],
  colors: [
    { name: 'Red', hexCode: '#B22222', stock: 0, available: true },
    { name: 'Gold', hexCode: '#D4AF37', stock: 0, available: true },
  ],
};

/** A page in Bangla shows none of these. */
export const englishNames: readonly string[] = [inBangla.name, bangle.name];

const photoOf = async (request: APIRequestContext) => {
  const { products } = await (await request.get('/api/products?limit=1&sort=oldest')).json();
  return { ...products[0].images[0], alt: 'একটি ছবি', color: '' };
};

export async function createInBangla(request: APIRequestContext, parts: object = {}): Promise<Ring> {
  const photo = await photoOf(request);
  return createRing(request, { ...inBangla, images: [photo, photo], ...parts });
}

const street = 'বাসা ১২, রোড ৫';

/** A customer with an address, and a product to buy. */
export async function registerInBangla(
  request: APIRequestContext,
): Promise<{ customer: Customer; product: Ring }> {
  const product = await createInBangla(request);
  const customer = await registerCustomer(request, 'নুসরাত জাহান');
  const address = { fullName: 'নুসরাত জাহান', address: street, landmark: 'মসজিদের পাশে' };
  await saveAddress(request, customer, address);
  return { customer, product };
}

export interface KnownOrder {
  customer: Customer;
  product: Ring;
  order: PlacedOrder;
}

const steps = ['processing', 'shipped', 'delivered'] as const;
export type Status = 'pending' | (typeof steps)[number];

export async function orderInBangla(request: APIRequestContext, status: Status): Promise<KnownOrder> {
  const { customer, product } = await registerInBangla(request);
  const options = { product, customer, address: { address: street } };
  const order = await placeOrder(request, 'রহিমা বেগম', options);
  if (status !== 'pending') {
    await confirmByPhone(request, order);
    for (const step of steps.slice(0, steps.indexOf(status) + 1)) await moveOrder(request, order._id, step);
  }
  return { customer, product, order };
}

/** A product with a review, and who wrote it. */
export async function reviewInBangla(request: APIRequestContext): Promise<KnownOrder> {
  const known = await orderInBangla(request, 'delivered');
  const { customer, order, product } = known;
  const words = { rating: 3, title: 'ভালো', comment: 'খুব ভালো লেগেছে' };
  const response = await request.post('/api/reviews', {
    headers: bearer(customer),
    data: { productId: product._id, orderId: order._id, ...words },
  });
  expect(response.status(), await response.text()).toBe(201);
  return known;
}

/** Returns the id of the product. */
export async function batchInBangla(request: APIRequestContext): Promise<string> {
  const { _id } = await createInBangla(request, { category: 'cosmetics', stock: 0 });
  const batch = { label: 'ক-১', expiresOn: '2098-12-31' };
  const response = await request.post(`/api/admin/products/${_id}/restock`, {
    headers: bearer(await logInAdmin(request)),
    data: { counts: [{ unit: 'product', pieces: 50, batch }] },
  });
  expect(response.status(), await response.text()).toBe(200);
  return _id;
}

/** Returns the id of the payout. */
export async function payoutInBangla(request: APIRequestContext): Promise<string> {
  const { order } = await orderInBangla(request, 'delivered');
  const text = `Consignment ID,Merchant Order ID,Payout\n1001,${order.orderNumber},900\n`;
  const response = await request.post('/api/admin/payouts?courier=Pathao', {
    headers: bearer(await logInAdmin(request)),
    multipart: { sheet: { name: 'হিসাব.csv', mimeType: 'text/csv', buffer: Buffer.from(text) } },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).payout._id;
}

/** What an admin changes, for the list of activity: a product, its counts, an order, a coupon and a layout. */
export async function changeInBangla(request: APIRequestContext): Promise<void> {
  const headers = bearer(await logInAdmin(request));
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const response = await request[method](`/api${path}`, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      data,
    });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const { _id } = await createInBangla(request, bangle);
  const photo = await photoOf(request);
  await send('put', `/products/${_id}`, {
    price: 1250,
    description: 'Made by hand',
    featured: true,
    tags: ['eid'],
    specifications: { Material: 'Brass' },
    images: [photo],
    colors: bangle.colors.slice(0, 1),
    sizes: [...bangle.sizes, { size: 'M', stock: 4 }],
  });
  await send('post', `/admin/products/${_id}/restock`, {
    reason: 'damaged',
    counts: [{ unit: 'size', unitName: 'M', pieces: -1 }],
  });
  const { order } = await orderInBangla(request, 'pending');
  await send('post', `/admin/orders/${order._id}/calls`, { outcome: 'no_answer', note: 'Call later' });
  await send('post', `/admin/orders/${order._id}/payments`, {
    amount: 100,
    method: 'bkash',
    reference: 'TX1',
  });
  await send('post', '/admin/orders/bookings', { orders: [order._id], courier: 'Pathao' });
  await send('post', `/admin/orders/${order._id}/close`, { reason: 'out_of_stock', courierCharge: 0 });
  const code = `EID${Date.now() % 100_000}`;
  const terms = { code, kind: 'percent', value: 10, minSpend: 0, categories: [], active: true };
  const { coupon } = await send('post', '/admin/coupons', terms);
  const changed = {
    ...terms,
    kind: 'amount',
    value: 50,
    minSpend: 500,
    categories: ['rings'],
    active: false,
  };
  await send('put', `/admin/coupons/${coupon._id}`, { ...changed, startsAt: '2026-12-01' });
  const columns = [{ title: 'Order', field: 'orderNumber' }];
  const layout = { name: `Sundarban ${code}`, columns };
  const saved = await send('post', '/admin/courier-layouts', layout);
  await send('put', `/admin/courier-layouts/${saved.layout._id}`, {
    ...layout,
    columns: [...columns, { title: 'Phone', field: 'phone' }],
    courier: 'pathao',
  });
}
