/** What the checkout asks for, checked as the server checks it. */
import { z } from 'zod';
import { addressMessages, shippingAddressSchema } from '#domain/addresses.ts';
import { placeOrderSchema } from '#domain/orders.ts';

/** What the tab keeps of it under this name. */
export const CHECKOUT_FORM = 'checkout';

export const checkoutSchema = z.object({
  ...shippingAddressSchema.shape,
  paymentMethod: placeOrderSchema.shape.paymentMethod,
});
export type TypedCheckout = z.input<typeof checkoutSchema>;
export type ReadyCheckout = z.output<typeof checkoutSchema>;

/** The sentence over the form, when fields are wrong. */
export function incompleteText(wrong: readonly string[]): string {
  const isOnlyPayment = wrong.every((field) => field === 'paymentMethod');
  return isOnlyPayment ? 'Please select a payment method' : addressMessages.incomplete;
}
