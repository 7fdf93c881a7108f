/** The request of an order that an admin takes, and the names of its fields on the page. */
import type { z } from 'zod';
import { wishesOf } from '#domain/deliveryWishes.ts';
import type { manualOrderSchema } from '#domain/manualOrders.schema.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { typedFrom } from '#web/components/addresses/typedAddress.ts';
import { type EditedItem, sentItems } from '#web/components/orderLifecycle/editedItem.ts';
import type { ReadyManualOrder } from './manualOrderForm.ts';

export type ManualOrderBody = z.input<typeof manualOrderSchema>;

/** The customer receives the parcel herself. `totalPrice`: what the page shows, in taka. */
export function manualOrderBody(
  ready: ReadyManualOrder,
  items: readonly EditedItem[],
  totalPrice: number,
): ManualOrderBody {
  const { fullName, phone, country } = ready;
  const { source, language, discount, shippingPrice, paid, method, reference } = ready;
  return {
    customer: { name: fullName, phone },
    shippingAddress: { ...typedFrom(ready), country },
    items: sentItems(items),
    source,
    language,
    discount,
    shippingPrice,
    totalPrice,
    payments: paid ? [{ amount: paid, method, reference }] : [],
    ...wishesOf(ready),
  };
}

/** The beginning of a path in the request, and of the field's name on the page. */
const names: readonly [string, string][] = [
  ['customer.name', 'fullName'],
  ['customer.phone', 'phone'],
  ['shippingAddress.', ''],
  ['payments.0.amount', 'paid'],
  ['payments.0.', ''],
];

function nameOf(path: string): string {
  const [from, to] = names.find(([start]) => path.startsWith(start)) ?? ['', ''];
  return to + path.slice(from.length);
}

/** The same error with the names of the page's fields. */
export function withFieldNames(error: unknown): unknown {
  if (!isProblem(error) || !error.details.errors) return error;
  const errors = Object.entries(error.details.errors).map(([path, message]) => [nameOf(path), message]);
  return new Problem(error.code, { ...error.details, errors: Object.fromEntries(errors) });
}
