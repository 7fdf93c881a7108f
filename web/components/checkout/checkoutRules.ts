/** The rules of the checkout form, from the same schemas as the server's. They load when the form is filled in. */
import { z } from 'zod';
import { shippingAddressSchema } from '#domain/addresses.schema.ts';
import { wishFields } from '#domain/deliveryWishes.schema.ts';
import { placeOrderSchema } from '#domain/orders.schema.ts';

export const checkoutSchema = z.object({
  ...shippingAddressSchema.shape,
  ...wishFields,
  paymentMethod: placeOrderSchema.shape.paymentMethod,
});
export type TypedCheckout = z.input<typeof checkoutSchema>;
export type ReadyCheckout = z.output<typeof checkoutSchema>;
