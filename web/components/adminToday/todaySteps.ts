import { expiringDays } from '#domain/batches.ts';
import { counted } from '#domain/plurals.ts';
import type { Today } from '#web/api/responses.ts';

/** One step of the day's work, with the orders that wait for it. */
export interface TodayStep {
  label: string;
  hint: string;
  /** How many wait. */
  orders: number;
  /** What they are, unless orders. */
  noun?: readonly [one: string, many: string];
  /** Taka. Absent for those who may not see it. */
  amount?: number;
  /** What the amount is. */
  amountIs: string;
  /** The list of these orders. */
  to: string;
  /** Parts of the step, each with its own list. */
  parts: readonly { label: string; to: string }[];
}

const listOf = (filter: Record<string, string>): string => `/admin/orders?${new URLSearchParams(filter)}`;

const part = (count: number, what: string, filter: Record<string, string>) =>
  count > 0 ? [{ label: `${counted(count, 'order')} ${what}`, to: listOf(filter) }] : [];

const toCollect = 'to collect';
const confirmed = { confirmation: 'confirmed' };

/** Only in shops with batches that expire. */
const expiringStep = ({ expiring }: Today): TodayStep[] =>
  expiring && expiring.batches > 0
    ? [
        {
          label: 'Expiring',
          hint: `${counted(expiring.pieces, 'piece')} that are expired or expire within ${expiringDays} days`,
          orders: expiring.batches,
          noun: ['batch', 'batches'],
          amount: expiring.value,
          amountIs: 'at cost',
          to: '/admin/products/batches',
          parts: [],
        },
      ]
    : [];

/** The steps in the order in which an order goes through them. */
export const todaySteps = (today: Today): TodayStep[] => [
  {
    label: 'To call',
    hint: 'Confirm by phone before packing',
    ...today.toCall,
    amountIs: toCollect,
    to: listOf({ confirmation: 'to_call' }),
    parts: part(today.noAnswer.orders, 'did not answer', { confirmation: 'no_answer' }),
  },
  {
    label: 'To pack',
    hint: 'Confirmed: print, book and hand over',
    ...today.toPack,
    amountIs: toCollect,
    to: listOf(confirmed),
    parts: [
      ...part(today.toPack.notPrinted, 'not printed', { ...confirmed, printed: 'no' }),
      ...part(today.toPack.notBooked, 'not booked', { ...confirmed, booked: 'no' }),
    ],
  },
  {
    label: 'With the courier',
    hint: 'Sent, not yet delivered',
    ...today.withCourier,
    amountIs: toCollect,
    to: listOf({ status: 'shipped' }),
    parts: [],
  },
  {
    label: 'Returned',
    hint: 'Came back in the last 7 days',
    ...today.returned,
    amountIs: 'of goods',
    to: listOf({ returned: 'week' }),
    parts: [],
  },
  ...(today.outstanding
    ? [
        {
          label: 'Cash outstanding',
          hint: 'Delivered, not yet paid out by the courier',
          ...today.outstanding,
          amountIs: 'collected',
          to: '/admin/payouts/outstanding',
          parts: [],
        },
      ]
    : []),
  ...expiringStep(today),
  {
    label: 'Refused',
    hint: 'Refused on the phone: close these orders',
    ...today.refused,
    amountIs: 'not collected',
    to: listOf({ confirmation: 'refused' }),
    parts: [],
  },
];
