import { z } from 'zod';
import { shippingAddressSchema } from './addresses.schema.ts';
import { wishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { MAX_FIRST_PAYMENTS } from './manualOrders.ts';
import { amountField, shownAmount } from './money.schema.ts';
import { wantedItems } from './orderEdit.schema.ts';
import { paymentSchema } from './orderPayments.schema.ts';
import { manualSources } from './orderSources.ts';
import { phoneField } from './phones.schema.ts';
import { requiredLine } from './text.ts';

/**
 * An order that an admin takes. Amounts are in taka. `shippingAddress` without name or phone goes to the customer.
 * `discount` is at most the price of the items. `shippingPrice`: by the shop's rule if left out.
 */
export const manualOrderSchema = z.object({
  /** Who ordered. Somebody else may receive the parcel. */
  customer: z.object({ name: requiredLine('Name', 100), phone: phoneField }),
  /** The id of the customer's account, if the admin names one. A phone number alone links no account. */
  user: idField('Account').nullish(),
  shippingAddress: shippingAddressSchema.partial({ fullName: true, phone: true }),
  items: wantedItems,
  source: z.enum(manualSources, { error: 'Please choose how it was ordered' }),
  discount: amountField('Discount').optional(),
  shippingPrice: amountField('Delivery fee').optional(),
  /** What the admin saw. An order that costs something else is refused. */
  totalPrice: shownAmount('Total price').optional(),
  /** Money that the shop has already. */
  payments: z
    .array(paymentSchema, { error: 'Payments are not valid' })
    .max(MAX_FIRST_PAYMENTS, `At most ${MAX_FIRST_PAYMENTS} payments can be entered`)
    .default([]),
  ...wishFields,
});
