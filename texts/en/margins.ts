import { grouped } from './numbers.ts';
import { counted } from './plurals.ts';

/** What delivered orders brought and what they cost. */
export const marginsTexts = {
  margins: 'Margins',
  description: 'What delivered orders brought and what they cost.',
  fetchFailed: 'Failed to load margins',
  exportCsv: 'Export CSV',
  filterMargins: 'Filter margins',
  none: 'Nothing was delivered',
  noneHint: 'The orders of these days appear here once they are delivered.',
  firstRows: (shown: number, rows: number) =>
    `The first ${grouped(shown)} of ${counted(rows, 'row')}. The CSV file has all of them.`,

  // Rows
  view: 'View',
  views: { day: 'By day', category: 'By category', product: 'By product' },
  marginsBy: {
    day: 'Margins: by day',
    category: 'Margins: by category',
    product: 'Margins: by product',
  },
  day: 'Day',
  category: 'Category',
  product: 'Product',
  /** A row for what was paid for delivery. */
  delivery: 'Delivery',
  /** A row for goods whose product is gone. */
  unknown: 'No longer known',

  // Figures
  totals: 'Totals',
  pieces: 'Pieces',
  revenue: 'Revenue',
  withoutKnownCost: 'Without known cost',
  cost: 'Cost',
  courier: 'Courier',
  margin: 'Margin',
  /** In place of a margin. */
  costUnknown: 'Cost unknown',
  percent: 'Percent',
  percentOf: (percent: number) => `${percent} %`,
  /** Shown beside the figures. */
  includes: {
    revenue: 'Paid for delivered orders, with delivery, less discounts and refunds, by the day of the order',
    cost: 'What the pieces cost that were delivered and kept, as it was known when they were ordered',
    courier: 'Fees of confirmed payouts, and charges for parcels that came back',
    withoutCost: 'The part of the revenue whose cost is not known. It counts in no margin',
    margin: 'Revenue with a known cost, less cost and courier',
    leftOut:
      'Goods that were lost, broken or given away, and expenses such as rent, are not in these figures',
    enterCosts: 'Enter what goods cost in the product form, or with each restock.',
  },

  // Sorting
  sortBy: 'Sort by',
  newestFirst: 'Newest first',
  highestRevenue: 'Highest revenue',
  highestMargin: 'Highest margin',
  lowestMargin: 'Lowest margin',
  highestPercent: 'Highest percent',
  highestCost: 'Highest cost',
  mostPieces: 'Most pieces',
  mostWithoutKnownCost: 'Most without known cost',

  // Refusals
  firstDayNotValid: 'First day is not valid',
  lastDayNotValid: 'Last day is not valid',
  unknownView: 'Margins are by day, category or product',
  lastBeforeFirst: 'The last day must not be before the first',
};
