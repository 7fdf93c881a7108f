/** The checkout form, with the same schema as the server. */
import { z } from 'zod';
import { shippingAddressSchema } from '#domain/addresses.schema.ts';
import { addressMessages } from '#domain/addresses.ts';
import { placeOrderSchema } from '#domain/orders.schema.ts';

/** Name of this form's draft. */
export const CHECKOUT_FORM = 'checkout';

export const checkoutSchema = z.object({
  ...shippingAddressSchema.shape,
  paymentMethod: placeOrderSchema.shape.paymentMethod,
});
export type TypedCheckout = z.input<typeof checkoutSchema>;
export type ReadyCheckout = z.output<typeof checkoutSchema>;

/** Message above the form when fields are invalid. */
export function incompleteText(wrong: readonly string[]): string {
  const isOnlyPayment = wrong.every((field) => field === 'paymentMethod');
  return isOnlyPayment ? 'Please select a payment method' : addressMessages.incomplete;
}
