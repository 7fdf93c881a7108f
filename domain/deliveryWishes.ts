/** What a customer asks for besides the address, for the courier and for whoever receives the parcel. */

import type { z } from 'zod';
import type { deliveryWishesSchema } from './deliveryWishes.schema.ts';

export type DeliveryWishes = z.output<typeof deliveryWishesSchema>;

export const noWishes: DeliveryWishes = {
  note: '',
  secondPhone: null,
  callTime: 'any',
  giftNote: '',
  hidePrices: false,
};

/** The wishes among the values of an order or a form. */
export const wishesOf = <W extends Record<keyof DeliveryWishes, unknown>>({
  note,
  secondPhone,
  callTime,
  giftNote,
  hidePrices,
}: W): Pick<W, keyof DeliveryWishes> => ({ note, secondPhone, callTime, giftNote, hidePrices });
