import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { orderPaymentTexts } from '#texts/orderPayments.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { noAddressSchema, shippingAddressSchema, withNamedThana } from './addresses.schema.ts';
import { wishFields } from './deliveryWishes.schema.ts';
import { idField } from './ids.schema.ts';
import { languageField } from './languages.schema.ts';
import { amountField, shownAmount } from './money.schema.ts';
import { wantedItems } from './orderEdit.schema.ts';
import { paymentSchema } from './orderPayments.schema.ts';
import { deliveredSources } from './orderSources.ts';
import { phoneField } from './phones.schema.ts';
import { requiredLine } from './text.ts';

/** Payments that one request may bring. */
const MAX_FIRST_PAYMENTS = 10;

const manualOrderFields = {
  /** Who ordered. Somebody else may receive the parcel. */
  customer: z.object({ name: requiredLine(() => orderFormTexts.name, 100), phone: phoneField }),
  /** The id of the customer's account, if the admin names one. A phone number alone links no account. */
  user: idField(() => orderFormTexts.account).nullish(),
  items: wantedItems,
  /** Of the SMS and emails about it. Left out: that of the account, else the shop's. */
  language: languageField.optional(),
  discount: amountField(() => orderFormTexts.discount).optional(),
  shippingPrice: amountField(() => orderFormTexts.deliveryFee).optional(),
  /** What the admin saw. An order that costs something else is refused. */
  totalPrice: shownAmount(() => orderFormTexts.totalPrice).optional(),
  /** Money that the shop has already. */
  payments: z
    .array(paymentSchema, { error: () => orderPaymentTexts.notValid })
    .max(MAX_FIRST_PAYMENTS, { error: () => orderPaymentTexts.tooMany(MAX_FIRST_PAYMENTS) })
    .default([]),
  ...wishFields,
};

/**
 * An order that an admin takes. Amounts are in taka. `shippingAddress` without name or phone goes to the customer; a sale
 * over the counter needs none. `discount` is at most the price of the items. `shippingPrice`: by the shop's rule if left out.
 */
export const manualOrderSchema = z
  .discriminatedUnion(
    'source',
    [
      z.object({
        ...manualOrderFields,
        source: z.enum(deliveredSources),
        shippingAddress: shippingAddressSchema
          .partial({ fullName: true, phone: true })
          .overwrite(withNamedThana),
      }),
      z.object({ ...manualOrderFields, source: z.literal('counter'), shippingAddress: noAddressSchema }),
    ],
    { error: () => orderSourceTexts.choose },
  )
  // The documentation of the API names the type of every body.
  .meta({ type: 'object' });
