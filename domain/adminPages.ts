/** Pages of the admin area's lists. Shoppers load nothing of this. */

/** Rows of a page, unless the query asks for another number. */
export const adminPageSizes = {
  reviews: 20,
  products: 20,
  orders: 10,
  users: 10,
  audit: 20,
  stockHistory: 20,
  batches: 20,
  coupons: 20,
  payouts: 10,
  payoutRows: 50,
  outstanding: 20,
  sms: 50,
} as const;

/** The most page buttons below a list. */
const MOST_BUTTONS = 10;

/** Page buttons: consecutive pages around the current one. */
export function pageWindow(current: number, total: number): number[] {
  const length = Math.min(MOST_BUTTONS, total);
  const first = Math.min(Math.max(1, current - Math.floor(MOST_BUTTONS / 2)), total - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
