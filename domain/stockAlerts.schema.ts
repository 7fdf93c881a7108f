import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { stockAlertsTexts } from '#texts/stockAlerts.ts';
import { emailField } from './accounts.ts';
import { choiceFields } from './carts.schema.ts';
import { idField } from './ids.schema.ts';
import { cleanLine } from './text.ts';

export const stockAlertSchema = z.object({ productId: idField(() => fieldTexts.product), ...choiceFields });

/** A guest names an email. */
export const guestAlertSchema = stockAlertSchema.extend({ email: emailField });

/** What a guest types. */
export const alertEmailSchema = z.object({ email: emailField });

/** The token of a link in an email. */
export const alertTokenSchema = z.object({
  token: z
    .string({ error: () => stockAlertsTexts.linkIncomplete })
    .overwrite(cleanLine)
    .min(1, { error: () => stockAlertsTexts.linkIncomplete })
    .max(200, { error: () => stockAlertsTexts.linkNotValid }),
});
