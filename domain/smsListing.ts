/** The query of the list of SMS in admin. */
import { z } from 'zod';
import { smsRules } from '#texts/sms.ts';
import { adminPageSizes } from './adminPages.ts';
import { dayField } from './dates.schema.ts';
import { choiceField, limitField, pageField } from './listFields.ts';
import { smsKindValues, smsStates } from './sms.ts';

export const smsListingSchema = z.object({
  /** Blank for today. */
  day: dayField(() => smsRules.day),
  kind: choiceField(smsKindValues, () => smsRules.kind),
  state: choiceField(smsStates, () => smsRules.state),
  page: pageField,
  limit: limitField(adminPageSizes.sms),
});
