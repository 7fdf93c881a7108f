import { z } from 'zod';
import { checkoutFieldTexts } from '#texts/checkoutFields.ts';
import { fieldTexts } from '#texts/fields.ts';
import { shippingAddressSchema, withNamedThana } from './addresses.schema.ts';
import { choiceFields, quantityField } from './carts.schema.ts';
import { MAX_CART_LINES } from './carts.ts';
import { couponCodeField } from './couponCodes.schema.ts';
import { wishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { shownAmount } from './money.schema.ts';

const paymentMethod = z.enum(['cash_on_delivery'], { error: () => checkoutFieldTexts.choosePayment });

/**
 * Names and images of a client's lines are ignored. Quantities, prices and totals are what the buyer saw: all
 * are required, and prices and totals must match today's. Amounts are in taka.
 */
const orderItem = z.object({
  product: idField(() => fieldTexts.product),
  quantity: quantityField,
  ...choiceFields,
  price: shownAmount(() => checkoutFieldTexts.price),
});

export const placeOrderSchema = z.object({
  orderItems: z
    .array(orderItem, { error: () => checkoutFieldTexts.cartEmpty })
    .min(1, { error: () => checkoutFieldTexts.cartEmpty })
    .max(MAX_CART_LINES, { error: () => checkoutFieldTexts.tooManyLines(MAX_CART_LINES) }),
  shippingAddress: shippingAddressSchema.overwrite(withNamedThana),
  paymentMethod,
  itemsPrice: shownAmount(() => checkoutFieldTexts.itemsPrice),
  taxPrice: shownAmount(() => checkoutFieldTexts.tax),
  shippingPrice: shownAmount(() => checkoutFieldTexts.deliveryFee),
  totalPrice: shownAmount(() => checkoutFieldTexts.totalPrice),
  ...wishFields,
  couponCode: couponCodeField
    .nullish()
    .transform((code) => code ?? undefined)
    .optional(),
});
