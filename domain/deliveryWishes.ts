/** What a customer asks for besides the address, for the courier and for whoever receives the parcel. */

import type { z } from 'zod';
import { callTimes } from '#texts/deliveryWishes.ts';
// biome-ignore lint/suspicious/noImportCycles: only the types of its own schemas
import type { deliveryWishesSchema } from './deliveryWishes.schema.ts';

/** When the courier is to call. */
export const callTimeValues = ['any', 'morning', 'afternoon', 'evening'] as const;
export type CallTime = (typeof callTimeValues)[number];

/** Empty where any time is fine, so that slips and files say nothing of it. */
export const callTimeText = (callTime: CallTime): string => (callTime === 'any' ? '' : callTimes[callTime]);

/** The characters of a note for the courier, of a note for the recipient, and of a landmark. */
export const ORDER_NOTE_MAX = 500;
export const GIFT_NOTE_MAX = 300;
export const LANDMARK_MAX = 120;

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
