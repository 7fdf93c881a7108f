import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Product } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, type } from '#web/testing/mountPage.tsx';
import { startOf } from './draft.ts';
import { ProductFormPage } from './ProductFormPage.tsx';
import { storeDraft } from './storedDraft.ts';

const ring = {
  _id: 'a',
  version: 1,
  name: 'Ring',
  description: 'Of silver',
  category: 'rings',
  subcategory: '',
  price: 500,
  stock: 3,
  tags: [],
  specifications: {},
  sizes: [],
  colors: [],
  images: [{ url: '/uploads/a.jpg', publicId: 'a', alt: '', color: '' }],
  featured: false,
  isNewArrival: false,
  isCombo: false,
  isActive: true,
  comboItems: [],
  components: [],
} as unknown as Product;

/** The document of the tests forgets the first value of a select. */
const chooseCategory = () =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>('[name="category"]');
    if (select) select.value = ring.category;
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Saves a changed name, which the server refuses. */
async function saveRefused(errors: Record<string, string>): Promise<void> {
  mockCalls({
    'GET /admin/products/a': () => ({ body: ring }),
    'PUT /products/a': () => ({ status: 400, body: { code: 'invalidInput', errors } }),
  });
  await mountPage(<ProductFormPage product={ring} />);
  await type('name', 'Silver ring');
  await chooseCategory();
  await act(async () => document.querySelector('form')?.requestSubmit());
}

beforeEach(() => localStorage.clear());

it('an error from the server appears at its field, which gets the focus', async () => {
  await saveRefused({ price: 'Too high' });
  const price = document.querySelector('[name="price"]');
  expect(document.activeElement).toBe(price);
  expect(price?.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Too high');
  expect(document.body.textContent).not.toContain('Please check the marked fields');
});

it('a stock that moved since is shown, what was typed stays, and saving again is based on it', async () => {
  const message = 'The stock is 8 now. Please check your number and save again.';
  const counts = [{ unit: 'product', unitName: '', stock: 8 }];
  const refusal = { code: 'stockMoved', errors: { stock: message }, counts };
  const sent = mockCalls({
    'GET /admin/products/a': () => ({ body: { ...ring, stock: 8 } }),
    'PUT /products/a': () => ({ status: 409, body: refusal }),
  });
  await mountPage(<ProductFormPage product={ring} />);
  await type('stock', '12');
  await chooseCategory();
  const save = () => act(async () => document.querySelector('form')?.requestSubmit());
  await save();
  const stock = document.querySelector<HTMLInputElement>('[name="stock"]');
  expect([document.activeElement, stock?.value]).toEqual([stock, '12']);
  expect(document.body.textContent).toContain(message);
  await save();
  const basis = (stock: number) => ({
    stock: 12,
    version: 1,
    countsSeen: [{ unit: 'product', unitName: '', stock }],
  });
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    basis(3),
    basis(8),
  ]);
});

it('an error about a photo, which has no field, appears with its own words', async () => {
  await saveRefused({ 'images.0': 'This image no longer exists' });
  expect(document.body.textContent).toContain('This image no longer exists');
  expect(document.body.textContent).not.toContain('Please check the marked fields');
});

it('a new product whose response was lost has the same key after a reload, so it is made once', async () => {
  storeDraft('new', { base: null, draft: startOf(ring, null), at: '2026-11-28T10:00:00Z' });
  const send = async () => {
    const { unmount } = await mountPage(<ProductFormPage product={null} />);
    await chooseCategory();
    await act(async () => document.querySelector('form')?.requestSubmit());
    await unmount();
  };
  const lost = mockCalls({ 'POST /products': () => Promise.reject(new TypeError('the response is lost')) });
  await send();
  const again = mockCalls({ 'POST /products': () => ({ status: 201, body: { product: ring } }) });
  await send();
  const [first, second] = [...lost, ...again]
    .filter(({ call }) => call === 'POST /products')
    .map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }));
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
  expect(localStorage.getItem('kakon.productDraft.new')).toBeNull();
});
