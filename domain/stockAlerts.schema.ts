import { z } from 'zod';
import { emailField } from './accounts.ts';
import { choiceFields } from './carts.schema.ts';
import { idField } from './ids.schema.ts';

export const stockAlertSchema = z.object({ productId: idField('Product'), ...choiceFields });

/** A guest names an email. */
export const guestAlertSchema = stockAlertSchema.extend({ email: emailField });

/** What a guest types. */
export const alertEmailSchema = z.object({ email: emailField });

/** The token of a link in an email. */
export const alertTokenSchema = z.object({
  token: z
    .string({ error: 'This link is not complete' })
    .min(1, 'This link is not complete')
    .max(200, 'This link is not valid'),
});
