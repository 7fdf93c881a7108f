import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { GOOD_FOR_MS, keepForeseen, takeForeseen } from './foreseen.ts';

let asked: string[];
let fails = false;

const send: Send = async (name) => {
  asked.push(name);
  if (fails) throw new Error('no connection');
  return `${name} ${asked.length}`;
};

const foresee = () => keepForeseen(send)('products', endpoints.products, { query: { page: '1' } }, {});
const open = (page = '1') => takeForeseen(send)('products', endpoints.products, { query: { page } }, {});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  fails = false;
});

afterEach(() => {
  vi.useRealTimers();
});

it('gives a page what was asked for while its link was meant, once', async () => {
  await foresee();
  expect(await open()).toBe('products 1');
  expect(await open()).toBe('products 2');
});

it('asks once for a link that is meant several times', async () => {
  await Promise.all([foresee(), foresee()]);
  expect(asked).toHaveLength(1);
  await open();
});

it('gives nothing to another page', async () => {
  await foresee();
  expect(await open('2')).toBe('products 2');
  expect(await open()).toBe('products 1');
});

it('forgets what is older than a moment', async () => {
  await foresee();
  vi.advanceTimersByTime(GOOD_FOR_MS);
  expect(await open()).toBe('products 2');
});

it('asks again where the first asking failed', async () => {
  fails = true;
  await expect(foresee()).rejects.toThrow();
  fails = false;
  expect(await open()).toBe('products 2');
});

it('asks again where it fails while the page already waits', async () => {
  fails = true;
  const early = foresee();
  const page = open();
  fails = false;
  await expect(early).rejects.toThrow();
  expect(await page).toBe('products 2');
});
