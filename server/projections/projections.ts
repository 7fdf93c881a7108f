/** All projections, in the order in which they run. */
import { cacheTags } from './cacheTags.ts';
import { callCounts } from './callCounts.ts';
import { customerTotals } from './customerTotals.ts';
import { emails } from './emails.ts';
import { expiryDays } from './expiryDays.ts';
import { jobs } from './jobs.ts';
import { lowStock } from './lowStock.ts';
import { orderAlerts } from './orderAlerts.ts';
import { orderMargins } from './orderMargins.ts';
import { orderStates } from './orderStates.ts';
import { orderTotals } from './orderTotals.ts';
import { outstandingCash } from './outstandingCash.ts';
import { productCounts } from './productCounts.ts';
import { productSales } from './productSales.ts';
import type { Projection } from './projection.ts';
import { searchWords } from './searchWords.ts';
import { sms } from './sms.ts';
import { stockAlerts } from './stockAlerts.ts';
import { userCounts } from './userCounts.ts';
import { webhooks } from './webhooks.ts';

export const projections: Readonly<Record<string, Projection>> = {
  orderStates,
  orderTotals,
  callCounts,
  outstandingCash,
  orderMargins,
  productSales,
  customerTotals,
  userCounts,
  productCounts,
  expiryDays,
  lowStock,
  searchWords,
  emails,
  sms,
  orderAlerts,
  stockAlerts,
  webhooks,
  jobs,
  cacheTags,
};
