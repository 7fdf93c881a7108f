import { z } from 'zod';
import { deliveryWishesTexts } from '#texts/deliveryWishes.ts';
import { fieldTexts } from '#texts/fields.ts';
import { callTimeValues } from './callTimes.ts';
import { GIFT_NOTE_MAX, ORDER_NOTE_MAX } from './noteLimits.ts';
import { optionalPhoneField } from './phones.schema.ts';
import { line, paragraph } from './text.ts';

const note = line(() => fieldTexts.note, ORDER_NOTE_MAX);
const callTime = z.enum(callTimeValues, { error: () => deliveryWishesTexts.chooseCallTime });
const giftNote = paragraph(() => deliveryWishesTexts.giftNote, GIFT_NOTE_MAX);
const hidePrices = z.boolean({ error: () => fieldTexts.switchOnOrOff });

/** All optional. */
export const wishFields = {
  /** For the courier: 'Call before you come'. */
  note: note.default(''),
  secondPhone: optionalPhoneField.transform((phone) => phone ?? null),
  callTime: callTime.default('any'),
  /** For whoever receives the parcel. */
  giftNote: giftNote.default(''),
  /** The packing slip names no amount. */
  hidePrices: hidePrices.default(false),
};

export const deliveryWishesSchema = z.object(wishFields);

/** What is left out stays. An empty second phone or null removes it. */
export const editedWishFields = {
  note: note.optional(),
  secondPhone: optionalPhoneField,
  callTime: callTime.optional(),
  giftNote: giftNote.optional(),
  hidePrices: hidePrices.optional(),
};
