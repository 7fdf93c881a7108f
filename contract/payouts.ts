/** Payouts: couriers' statements against delivered orders, and the cash that couriers still have. Amounts are in taka. */
import { z } from 'zod';
import { laterPaymentSchema } from '#domain/laterPayments.schema.ts';
import { orderStatusField } from '#domain/orderStatus.schema.ts';
import {
  outstandingKindValues,
  outstandingSchema,
  payoutListingSchema,
  payoutRowsSchema,
  payoutUploadSchema,
} from '#domain/payoutListing.ts';
import { type PayoutState, payoutOutcomeValues, payoutStates } from '#domain/payouts.ts';
import { cashAgeValues } from '#domain/settlements.ts';
import { endpoint } from './endpoint.ts';
import { amount, by, idParams, messageResponse, moment, pagination } from './values.ts';

const admin = { who: 'admin', duty: 'money', group: 'Payouts' } as const;

const outcome = z.enum(payoutOutcomeValues);

/** The sums of all rows with one outcome. `difference` is received and fee less expected: negative where money is missing. */
const sums = z.object({
  outcome,
  rows: z.int(),
  expected: amount,
  received: amount,
  fee: amount,
  difference: amount,
});

const payout = z.object({
  _id: z.string(),
  courier: z.string(),
  /** The name of the layout that the statement was read by. */
  layout: z.string(),
  fileName: z.string(),
  state: z.enum(Object.keys(payoutStates) as [PayoutState, ...PayoutState[]]),
  createdAt: moment,
  createdBy: by,
  confirmedAt: moment.nullable(),
  confirmedBy: by,
  /** Rows of the statement. Missing orders are not among them. */
  rows: z.int(),
  /** What the courier paid out by all rows, also those that settle no order: the amount of its transfer. */
  total: amount,
  /** Of rows that settle an order: what the courier paid out, and its fees. */
  received: amount,
  fee: amount,
  /** By outcome, in the order of the table of outcomes; without those that no row has. */
  sums: z.array(sums),
});

const payoutRow = z.object({
  /** As a spreadsheet counts; null for an order that is missing on the statement. */
  row: z.int().nullable(),
  outcome,
  consignment: z.string(),
  orderNumber: z.string(),
  /** The order as it is now. Null if the shop has no such order. */
  order: z.object({ _id: z.string(), orderNumber: z.string(), status: orderStatusField }).nullable(),
  /** What the statement says was collected; null where it does not. */
  collected: amount.nullable(),
  fee: amount.nullable(),
  received: amount.nullable(),
  /** What was collected at the door; null where nothing is due. */
  expected: amount.nullable(),
  difference: amount,
  /** Why the row could not be read. */
  fault: z.string(),
});

/** A payout with a page of its rows: first those of the statement in their order, then missing orders. */
const payoutPage = z.object({ payout, rows: z.array(payoutRow), pagination });

const cash = z.object({ orders: z.int(), amount });
const ages = z.object(
  Object.fromEntries(cashAgeValues.map((age) => [age, cash])) as Record<
    (typeof cashAgeValues)[number],
    typeof cash
  >,
);

export const payouts = {
  payouts: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/payouts',
    summary: 'Payouts in pages, newest first, drafts included',
    input: { query: payoutListingSchema },
    response: z.object({ payouts: z.array(payout), pagination }),
  }),
  addPayout: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/payouts',
    summary:
      'Check a courier’s statement, a CSV file in the field `sheet` of at most 5 MB and 5,000 rows, against the orders. Saves a draft and settles nothing',
    input: { query: payoutUploadSchema },
    response: payoutPage,
    status: 201,
    bodyKind: 'multipart',
    idempotent: true,
    refusals: [
      'noSheet',
      'sheetTooLarge',
      'sheetUnreadable',
      'columnsUnknown',
      'layoutNotFound',
      'idempotencyMismatch',
      'requestInProgress',
    ],
  }),
  outstandingCash: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/payouts/outstanding',
    summary:
      'Cash of delivered orders that couriers have not paid out, or paid short, by courier and age, with the orders in pages, oldest first',
    input: { query: outstandingSchema },
    response: z.object({
      /** All couriers, whatever the filter. By name. */
      couriers: z.array(
        z.object({
          courier: z.string(),
          /** Since delivery. */
          unpaid: ages,
          /** What settled orders lack, since they were settled. */
          short: ages,
        }),
      ),
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          fullName: z.string(),
          phone: z.string(),
          courier: z.string(),
          consignment: z.string(),
          kind: z.enum(outstandingKindValues),
          /** When it was delivered, or settled short. */
          since: moment,
          age: z.enum(cashAgeValues),
          amount,
          /** The payout that settled it short. */
          payout: z.string().nullable(),
        }),
      ),
      pagination,
    }),
  }),
  payout: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/payouts/:id',
    summary: 'One payout with its rows in pages, by outcome if asked',
    input: { params: idParams, query: payoutRowsSchema },
    response: payoutPage,
    refusals: ['payoutNotFound'],
  }),
  checkPayout: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/payouts/:id/check',
    summary: 'Check a draft against the orders as they are now',
    input: { params: idParams },
    response: payoutPage,
    refusals: ['payoutNotFound', 'payoutConfirmed'],
  }),
  confirmPayout: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/payouts/:id/confirm',
    summary:
      'Settle the matched, short and over orders of a draft. If orders have changed since it was checked, nothing is settled and the draft is checked anew. A confirmed payout is returned as it is',
    input: { params: idParams },
    response: payoutPage,
    refusals: ['payoutNotFound', 'payoutOutdated', 'nothingToSettle'],
  }),
  deletePayout: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/payouts/:id',
    summary: 'Delete a draft',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['payoutNotFound', 'payoutConfirmed'],
  }),
  receiveLater: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/settlement/later-payments',
    summary: 'Record what the courier pays later of what it paid short for an order',
    input: { params: idParams, body: laterPaymentSchema },
    response: messageResponse,
    refusals: ['orderNotFound', 'nothingToWriteOff', 'idempotencyMismatch', 'requestInProgress'],
    idempotent: true,
  }),
  writeOff: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/orders/:id/settlement/write-off',
    summary:
      'Stop waiting for what the courier paid short for an order, less what it has paid since. Its settlement stays as it is',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['orderNotFound', 'nothingToWriteOff'],
  }),
};
