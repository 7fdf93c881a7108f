import { grouped } from './numbers.ts';
import { counted, plural } from './plurals.ts';

/** The steps of the day's work. */
export const adminTodayTexts = {
  today: 'Today',
  description: 'The orders that wait for the shop.',
  failed: "Failed to load the day's orders",
  /** What a step counts, after its number. */
  order: (count: number) => plural(count, 'order'),
  batch: (count: number) => plural(count, 'batch', 'batches'),
  toCollect: 'to collect',
  collected: 'collected',
  toCall: 'To call',
  toCallHint: 'Confirm by phone before packing',
  didNotAnswer: (orders: number) => `${counted(orders, 'order')} did not answer`,
  toPack: 'To pack',
  toPackHint: 'Confirmed: print, book and hand over',
  notPrinted: (orders: number) => `${counted(orders, 'order')} not printed`,
  notBooked: (orders: number) => `${counted(orders, 'order')} not booked`,
  withCourier: 'With the courier',
  withCourierHint: 'Sent, not yet delivered',
  returned: 'Returned',
  returnedHint: 'Came back in the last 7 days',
  ofGoods: 'of goods',
  outstanding: 'Cash outstanding',
  outstandingHint: 'Delivered, not yet paid out by the courier',
  expiring: 'Expiring',
  expiringHint: (pieces: number, days: number) =>
    `${counted(pieces, 'piece')} that are expired or expire within ${grouped(days)} days`,
  atCost: 'at cost',
  refused: 'Refused',
  refusedHint: 'Refused on the phone: close these orders',
  notCollected: 'not collected',
};
