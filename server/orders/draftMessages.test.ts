/**
 * How well messages are read. Every other message of the first file was held back while the reader was made, and looked
 * at for its last changes only. The figures are printed.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type CustomerMessage, readCustomerMessages } from '#server/testing/messages/readCustomerMessages.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { readCatalogue } from '../../demo/catalogue.ts';
import { loadDemoCatalogue } from '../../demo/loadCatalogue.ts';

interface Draft {
  name: string;
  phone: string;
  district: string;
  thana: string;
  items: { quantity: number; candidates: { name: string }[] }[];
  unread: string[];
}

let shop: TestApp;
let token: string;
const kinds = new Map<string, { key: string; category: string }>();

beforeAll(async () => {
  shop = await openTestApp();
  const { db, settings } = shop;
  await loadDemoCatalogue({
    db,
    photos: { put: async () => {} },
    clock: () => new Date(),
    shopSettings: settings.initialShopSettings,
  });
  for (const { key, name, category } of (await readCatalogue()).products) kinds.set(name, { key, category });
  token = await shop.tokenOf(await buildAdmin(db));
});

const isMeant = (expected: string, name: string): boolean => {
  const product = kinds.get(name);
  return expected === product?.key || expected === `@${product?.category}`;
};

interface Reading {
  expected: CustomerMessage;
  draft: Draft;
  right: Record<'phone' | 'thana' | 'district' | 'name' | 'products' | 'first' | 'quantities', boolean>;
}

async function readingOf(expected: CustomerMessage): Promise<Reading> {
  const { status, body } = await shop.call('POST', '/admin/orders/draft', {
    token,
    body: { text: expected.text },
  });
  expect(status).toBe(200);
  const draft: Draft = body;
  const items = expected.items.map(({ product, quantity }) => ({
    quantity,
    line: draft.items.find(({ candidates }) => candidates.some(({ name }) => isMeant(product, name))),
    first: draft.items.some(({ candidates }) => isMeant(product, candidates[0]?.name ?? '')),
  }));
  return {
    expected,
    draft,
    right: {
      phone: draft.phone === expected.phone,
      thana: draft.thana === expected.thana && draft.district === expected.district,
      district: draft.district === expected.district,
      name: draft.name.toLowerCase() === expected.name.toLowerCase(),
      products: items.every(({ line }) => line !== undefined),
      first: items.every(({ first }) => first),
      quantities: items.every(({ line, quantity }) => line?.quantity === quantity),
    },
  };
}

const later = await readCustomerMessages('laterMessages.txt');
const messages = await readCustomerMessages('customerMessages.txt');
const groups: [string, readonly CustomerMessage[]][] = [
  ['the half that the reader was made with', messages.filter((_, at) => at % 2 === 0)],
  ['the half that was held back', messages.filter((_, at) => at % 2 === 1)],
  ['messages written when the reader was made', later],
];

describe.each(groups)('%s', (group, written) => {
  let readings: Reading[];
  const share = (field: keyof Reading['right']) =>
    readings.filter(({ right }) => right[field]).length / readings.length;

  beforeAll(async () => {
    readings = [];
    for (const message of written) readings.push(await readingOf(message));
    const fields = Object.keys(readings[0]?.right ?? {}) as (keyof Reading['right'])[];
    const figures = fields.map((field) => `${field} ${(share(field) * 100).toFixed(1)} %`).join(', ');
    console.info(`${group}, ${readings.length} messages: ${figures}`);
  });

  it('gives the phone and the thana in at least 95 of 100', () => {
    expect(share('phone')).toBeGreaterThanOrEqual(0.95);
    expect(share('thana')).toBeGreaterThanOrEqual(0.95);
  });

  it('has the products among the first three in at least 90 of 100', () => {
    expect(share('products')).toBeGreaterThanOrEqual(0.9);
  });
});

// How long a message takes: `npm run bench`.
it('measures at least 100 messages', () => {
  expect(messages.length).toBeGreaterThanOrEqual(100);
});
