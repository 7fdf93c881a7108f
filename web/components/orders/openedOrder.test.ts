import { describe, expect, it } from 'vitest';
import { closedHref, openedHref, openOrder } from './openedOrder.ts';

const loaded = new Map([['a', 'order a']]);
const find = (id: string) => loaded.get(id) ?? null;

describe('the open order', () => {
  it('is the one in the address', () => {
    expect(openOrder({ current: '?order=a', next: '?order=a' }, find)).toBe('order a');
    expect(openOrder({ current: '', next: '' }, find)).toBeNull();
  });

  it('opens before its page has loaded, if the list has it', () => {
    expect(openOrder({ current: '', next: '?order=a' }, find)).toBe('order a');
    expect(openOrder({ current: '', next: '?order=b' }, find)).toBeNull();
  });

  it('stays until the next one has loaded', () => {
    expect(openOrder({ current: '?order=a', next: '?order=b' }, find)).toBe('order a');
  });

  it('closes at once', () => {
    expect(openOrder({ current: '?order=a', next: '?page=2' }, find)).toBeNull();
  });
});

it('opening and closing an order keep the rest of the address', () => {
  expect(openedHref('?tab=orders&page=2', 'a')).toBe('?tab=orders&page=2&order=a');
  expect(closedHref('?tab=orders&order=a')).toBe('?tab=orders');
});
