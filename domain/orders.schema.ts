import { z } from 'zod';
import { shippingAddressSchema } from './addresses.schema.ts';
import { choiceFields, quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { couponCodeField } from './couponCodes.schema.ts';
import { wishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { shownAmount } from './money.schema.ts';

const paymentMethod = z.enum(['cash_on_delivery'], { error: 'Please select a payment method' });

/**
 * Names and images of a client's lines are ignored. Quantities, prices and totals are what the buyer saw: all
 * are required, and prices and totals must match today's. Amounts are in taka.
 */
const orderItem = z.object({
  product: idField('Product'),
  quantity: quantityField,
  ...choiceFields,
  price: shownAmount('Price'),
});

export const placeOrderSchema = z.object({
  orderItems: z
    .array(orderItem, { error: 'Your cart is empty' })
    .min(1, 'Your cart is empty')
    .max(MAX_CART_LINES, `An order has at most ${MAX_CART_LINES} lines`),
  shippingAddress: shippingAddressSchema,
  paymentMethod,
  itemsPrice: shownAmount('Items price'),
  taxPrice: shownAmount('Tax'),
  shippingPrice: shownAmount('Delivery fee'),
  totalPrice: shownAmount('Total price'),
  ...wishFields,
  couponCode: couponCodeField
    .nullish()
    .transform((code) => code ?? undefined)
    .optional(),
});
