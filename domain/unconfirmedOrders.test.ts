import { describe, expect, test } from 'vitest';
import { defaultSettings } from './defaultSettings.ts';
import { fieldErrors } from './fieldErrors.ts';
import { unconfirmedRuleSchema } from './unconfirmedOrders.schema.ts';
import { isToBeReleased, tooLargeUnconfirmed } from './unconfirmedOrders.ts';

const off = defaultSettings.unconfirmed;
const phone = '01700-000000';

describe('the limit of an order without a call', () => {
  test('is off by default', () => {
    expect(off).toEqual({ maxPieces: 0, maxTotal: 0, releaseHours: 0 });
    expect(tooLargeUnconfirmed({ pieces: 10_000, total: 1e9 }, off, phone)).toBeNull();
  });

  test.each([
    [{ maxPieces: 20 }, { pieces: 20, total: 900 }, null],
    [
      { maxPieces: 20 },
      { pieces: 21, total: 900 },
      'To order more than 20 pieces at once, please call us at 01700-000000.',
    ],
    [
      { maxPieces: 1 },
      { pieces: 2, total: 900 },
      'To order more than 1 piece at once, please call us at 01700-000000.',
    ],
    [{ maxTotal: 5000 }, { pieces: 3, total: 5000 }, null],
    [
      { maxTotal: 5000 },
      { pieces: 3, total: 5000.01 },
      'To order more than ৳5,000 at once, please call us at 01700-000000.',
    ],
  ])('%j refuses %j: %s', (rule, order, sentence) => {
    const refusal = tooLargeUnconfirmed(order, { ...off, ...rule }, phone);
    expect(refusal?.message ?? null).toBe(sentence);
    expect(refusal?.code).toBe(sentence === null ? undefined : 'orderNeedsCall');
  });
});

describe('an order is released', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const order = {
    status: 'pending',
    confirmation: 'to_call',
    placedAt: new Date('2026-03-01T12:00:00Z'),
    paidPoisha: 0,
    isBooked: false,
    isPrinted: false,
  } as const;

  test.each([
    ['once its hours are over', {}, 24, true],
    ['also after a call that nobody answered', { confirmation: 'no_answer' }, 24, true],
    ['not before', {}, 25, false],
    ['not while the rule is off', {}, 0, false],
    ['not once it is confirmed', { confirmation: 'confirmed' }, 24, false],
    ['not where the customer refused it on the phone', { confirmation: 'refused' }, 24, false],
    ['not once it is being prepared', { status: 'processing' }, 24, false],
    ['not once it is shipped', { status: 'shipped' }, 24, false],
    ['not twice', { status: 'cancelled' }, 24, false],
    ['not once something is paid', { paidPoisha: 100 }, 24, false],
    ['not once a courier is booked', { isBooked: true }, 24, false],
    ['not once its slip is printed', { isPrinted: true }, 24, false],
  ] as const)('%s', (_, change, releaseHours, isReleased) => {
    expect(isToBeReleased({ ...order, ...change }, { ...off, releaseHours }, now)).toBe(isReleased);
  });
});

test.each([
  ['maxPieces', -1, 'Pieces per order must be a whole number from 0 to 10,000'],
  ['maxPieces', '', 'Pieces per order must be a whole number from 0 to 10,000'],
  ['maxTotal', 1.5, 'Total per order must be a whole number from 0 to 10,000,000'],
  ['releaseHours', 721, 'Hours must be a whole number from 0 to 720'],
])('%s of %j is refused', (field, value, sentence) => {
  const { error } = unconfirmedRuleSchema.safeParse({ ...off, [field]: value } as never);
  expect(error && fieldErrors(error)).toEqual({ [field]: sentence });
});
