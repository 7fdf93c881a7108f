/** The form of an order that an admin takes: its fields as typed, and as the call takes them. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { shippingAddressSchema } from '#domain/addresses.schema.ts';
import { wishFields } from '#domain/deliveryWishes.schema.ts';
import { languageField } from '#domain/languages.schema.ts';
import { SHOP_LANGUAGE } from '#domain/languages.ts';
import { amountField } from '#domain/money.schema.ts';
import type { Typed } from '#domain/numbers.ts';
import { offeredReceivedBy, PAYMENT_REFERENCE_MAX } from '#domain/orderPayments.ts';
import { manualSources } from '#domain/orderSources.ts';
import { line } from '#domain/text.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { blankAddress } from '#web/components/addresses/typedAddress.ts';
import { blankWishes } from '#web/components/delivery/WishFields.tsx';

/** As typed; a blank field means no amount. */
const optionalAmount = (label: string) =>
  z
    .string()
    .transform((typed): Typed => (typed.trim() === '' ? undefined : typed))
    .pipe(amountField(label).optional());

export const manualOrderFormSchema = z.object({
  ...shippingAddressSchema.shape,
  ...wishFields,
  source: z.enum(manualSources),
  language: languageField,
  shippingPrice: optionalAmount(manualOrdersTexts.deliveryFee),
  discount: optionalAmount(manualOrdersTexts.discount),
  paid: optionalAmount(manualOrdersTexts.advancePayment),
  method: z.enum(offeredReceivedBy),
  reference: line(manualOrdersTexts.reference, PAYMENT_REFERENCE_MAX),
});
export type ReadyManualOrder = z.output<typeof manualOrderFormSchema>;

const leftOut = z.string().transform(() => '');

/** The same for goods that are handed over in the shop: what was typed for a delivery before is left out. */
const counterFormSchema: z.ZodType<ReadyManualOrder, TypedManualOrder> = manualOrderFormSchema.extend({
  address: leftOut,
  district: leftOut,
  thana: leftOut,
  landmark: leftOut,
  note: leftOut,
  secondPhone: z
    .string()
    .nullish()
    .transform(() => null),
  giftNote: leftOut,
});

const resolvers = { delivered: zodResolver(manualOrderFormSchema), counter: zodResolver(counterFormSchema) };

export const isHandedOver = ({ source }: Pick<TypedManualOrder, 'source'>): boolean => source === 'counter';

/** Which fields count depends on how it was ordered. */
export const resolveManualOrder: Resolver<TypedManualOrder, unknown, ReadyManualOrder> = (typed, ...rest) =>
  (isHandedOver(typed) ? resolvers.counter : resolvers.delivered)(typed, ...rest);

export type TypedManualOrder = z.input<typeof manualOrderFormSchema>;

/** Amounts are typed taka. A blank fee follows the shop's rule. */
export const blankManualOrder: TypedManualOrder = {
  ...blankAddress,
  ...blankWishes,
  source: 'phone',
  language: SHOP_LANGUAGE,
  shippingPrice: '',
  discount: '',
  paid: '',
  method: 'bkash',
  reference: '',
};
