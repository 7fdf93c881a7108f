/** The schemas of the Team page: duties, and who is to have them. */
import { z } from 'zod';
import { emailField } from './accounts.ts';
import { dutyNames } from './duties.ts';

const chosen = 'Please choose at least one duty';

/** Null for all duties. */
export const dutiesField = z
  .array(z.enum(dutyNames, { error: `Duty must be one of ${dutyNames.join(', ')}` }), { error: chosen })
  .min(1, chosen)
  .max(dutyNames.length * 2, 'These are too many duties')
  .nullable();

export const dutiesSchema = z.object({ duties: dutiesField });
export const newMemberSchema = dutiesSchema.extend({ email: emailField });
