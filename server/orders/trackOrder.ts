/**
 * The status of an order for anyone who knows both its number and its phone. The response confirms neither one alone.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { readOrderNumber } from '#domain/orderNumbers.ts';
import { Problem } from '#domain/problems.ts';
import type { Handler } from '#server/context.ts';
import { findTrackedOrder } from './trackQueries.ts';

export const trackOrder: Handler<typeof endpoints.trackOrder> = async ({ body }, { db }) => {
  const orderNumber = readOrderNumber(body.orderNumber);
  const order = orderNumber && (await findTrackedOrder(db, orderNumber, body.phone));
  if (!order) throw new Problem('orderNotFound');
  return order;
};
