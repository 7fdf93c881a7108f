/** The query of the list of SMS in admin. */
import { z } from 'zod';
import { smsRules } from '#texts/sms.ts';
import { adminPageSizes } from './adminPages.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { smsKindValues, smsStates } from './sms.ts';

const notADay = { error: () => smsRules.day };

export const smsListingSchema = z.object({
  /** A day in Dhaka. Blank for today. */
  day: z
    .string(notADay)
    .refine((text) => text === '' || z.iso.date().safeParse(text).success, notADay)
    .transform((text) => text || undefined)
    .optional(),
  kind: choiceField(smsKindValues, () => smsRules.kind),
  state: choiceField(smsStates, () => smsRules.state),
  page: pageField,
  limit: limitField(adminPageSizes.sms),
});
