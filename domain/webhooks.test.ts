import { expect, it, test } from 'vitest';
import { webhookSchema } from './webhooks.schema.ts';
import { failsForDays, nextTry, retryPauses, stockEventOf } from './webhooks.ts';

test.each([
  [10, 5, 'stock.low'],
  [6, 5, 'stock.low'],
  [5, 4, null],
  [10, 6, null],
  [3, 0, 'stock.out'],
  [10, 0, 'stock.out'],
  [0, 0, null],
  [0, 2, 'stock.back'],
  [0, 20, 'stock.back'],
  [4, 9, null],
  [null, 0, null],
  [null, 3, null],
])('from %s to %s pieces is %s, with a limit of 5', (before, after, event) => {
  expect(stockEventOf({ before, after }, 5)).toBe(event);
});

it('is tried again after growing pauses, over about a day, and then given up', () => {
  const start = new Date('2026-03-02T12:00:00Z');
  let now = start;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextTry(attempts, now);
    if (!next) break;
    expect(next.getTime()).toBeGreaterThan(now.getTime());
    now = next;
  }
  const hours = (now.getTime() - start.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(22);
  expect(hours).toBeLessThan(26);
  expect(retryPauses).toEqual([...retryPauses].sort((one, other) => one - other));
});

it('fails for days after three of them', () => {
  const since = new Date('2026-03-02T12:00:00Z');
  expect(failsForDays(since, new Date('2026-03-05T11:59:59Z'))).toBe(false);
  expect(failsForDays(since, new Date('2026-03-05T12:00:00Z'))).toBe(true);
});

test.each([
  ['ftp://example.com/', 'Please enter an address that begins with https://'],
  ['example.com', 'Please enter an address that begins with https://'],
  ['', 'Please enter an address that begins with https://'],
  ['https://user:pass@example.com/', 'The address must not contain a user name or a password'],
  [`https://example.com/${'a'.repeat(500)}`, 'The address is too long'],
])('the address %s is refused', (url, message) => {
  const result = webhookSchema.safeParse({ url, events: ['stock.low'] });
  expect(result.error?.issues[0]).toMatchObject({ path: ['url'], message });
});

it('events are stored once and in order', () => {
  const form = { url: ' https://example.com/hook#part ', events: ['stock.low', 'order.placed', 'stock.low'] };
  expect(webhookSchema.parse(form)).toEqual({
    url: 'https://example.com/hook',
    events: ['order.placed', 'stock.low'],
    active: true,
  });
  expect(webhookSchema.safeParse({ ...form, events: [] }).error?.issues[0]?.message).toBe(
    'Please choose at least one event',
  );
});
