import { z } from 'zod';
import { orderStatusValues, settableStatuses } from './orderStatus.ts';

export const orderStatusField = z.enum(orderStatusValues, { error: 'Unknown order status' });
export const settableStatusField = z.enum(settableStatuses, {
  error: 'Status must be pending, processing, shipped or delivered',
});
