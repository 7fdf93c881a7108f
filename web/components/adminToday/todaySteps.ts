import { EXPIRING_DAYS } from '#domain/batches.ts';
import { adminTodayTexts } from '#texts/adminToday.ts';
import type { Today } from '#web/api/responses.ts';

/** One step of the day's work, with the orders that wait for it. */
export interface TodayStep {
  label: string;
  hint: string;
  /** How many wait. */
  orders: number;
  /** The noun for what is counted, unless it is orders. */
  noun?: (count: number) => string;
  /** Taka. Absent for those who may not see it. */
  amount?: number;
  /** The label of the amount. */
  amountIs: string;
  /** The list of these orders. */
  to: string;
  /** Parts of the step, each with its own list. */
  parts: readonly { label: string; to: string }[];
}

const listOf = (filter: Record<string, string>): string => `/admin/orders?${new URLSearchParams(filter)}`;

const part = (count: number, label: (count: number) => string, filter: Record<string, string>) =>
  count > 0 ? [{ label: label(count), to: listOf(filter) }] : [];

const toCollect = adminTodayTexts.toCollect;
const confirmed = { confirmation: 'confirmed' };

/** Only in shops with batches that expire. */
const expiringStep = ({ expiring }: Today): TodayStep[] =>
  expiring && expiring.batches > 0
    ? [
        {
          label: adminTodayTexts.expiring,
          hint: adminTodayTexts.expiringHint(expiring.pieces, EXPIRING_DAYS),
          orders: expiring.batches,
          noun: adminTodayTexts.batch,
          amount: expiring.value,
          amountIs: adminTodayTexts.atCost,
          to: '/admin/products/batches',
          parts: [],
        },
      ]
    : [];

/** The steps in the order in which an order goes through them. */
export const todaySteps = (today: Today): TodayStep[] => [
  {
    label: adminTodayTexts.toCall,
    hint: adminTodayTexts.toCallHint,
    ...today.toCall,
    amountIs: toCollect,
    to: listOf({ confirmation: 'to_call' }),
    parts: part(today.noAnswer.orders, adminTodayTexts.didNotAnswer, { confirmation: 'no_answer' }),
  },
  {
    label: adminTodayTexts.toPack,
    hint: adminTodayTexts.toPackHint,
    ...today.toPack,
    amountIs: toCollect,
    to: listOf(confirmed),
    parts: [
      ...part(today.toPack.notPrinted, adminTodayTexts.notPrinted, { ...confirmed, printed: 'no' }),
      ...part(today.toPack.notBooked, adminTodayTexts.notBooked, { ...confirmed, booked: 'no' }),
    ],
  },
  {
    label: adminTodayTexts.withCourier,
    hint: adminTodayTexts.withCourierHint,
    ...today.withCourier,
    amountIs: toCollect,
    to: listOf({ status: 'shipped' }),
    parts: [],
  },
  {
    label: adminTodayTexts.returned,
    hint: adminTodayTexts.returnedHint,
    ...today.returned,
    amountIs: adminTodayTexts.ofGoods,
    to: listOf({ returned: 'week' }),
    parts: [],
  },
  ...(today.outstanding
    ? [
        {
          label: adminTodayTexts.outstanding,
          hint: adminTodayTexts.outstandingHint,
          ...today.outstanding,
          amountIs: adminTodayTexts.collected,
          to: '/admin/payouts/outstanding',
          parts: [],
        },
      ]
    : []),
  ...expiringStep(today),
  {
    label: adminTodayTexts.refused,
    hint: adminTodayTexts.refusedHint,
    ...today.refused,
    amountIs: adminTodayTexts.notCollected,
    to: listOf({ confirmation: 'refused' }),
    parts: [],
  },
];
