/** The schemas of the Team page: duties, and who is to have them. */
import { z } from 'zod';
import { dutiesTexts } from '#texts/duties.ts';
import { fieldTexts } from '#texts/fields.ts';
import { emailField } from './accounts.ts';
import { basedOnField } from './basedOn.schema.ts';
import { dutyNames } from './duties.ts';

const isRequired = { error: () => dutiesTexts.required };

/** Null for all duties. */
export const dutiesField = z
  .array(
    z.enum(dutyNames, { error: () => fieldTexts.oneOf(dutiesTexts.duty, dutyNames.join(', ')) }),
    isRequired,
  )
  .min(1, isRequired)
  .max(dutyNames.length * 2, { error: () => dutiesTexts.tooMany })
  .nullable();

export const dutiesSchema = z.object({ duties: dutiesField });
export const dutiesChangeSchema = dutiesSchema.extend({ basedOn: basedOnField });
export const newMemberSchema = dutiesSchema.extend({ email: emailField });
