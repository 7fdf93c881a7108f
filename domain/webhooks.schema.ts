import { z } from 'zod';
import { webhookMessages } from '#texts/webhooks.ts';
import { basedOnField } from './basedOn.schema.ts';
import { webhookEventValues } from './webhooks.ts';

/** The server refuses http: as well, where it does not run in a test. */
const address = z
  .string({ error: () => webhookMessages.urlRule })
  .trim()
  .max(500, { error: () => webhookMessages.urlTooLong })
  .pipe(z.url({ protocol: /^https?$/, error: () => webhookMessages.urlRule }))
  .refine((text) => !/^https?:\/\/[^/?#]*@/i.test(text), { error: () => webhookMessages.urlWithLogin })
  .transform((text) => text.replace(/#.*$/, ''))
  .pipe(z.string().max(500, { error: () => webhookMessages.urlTooLong }));

export const webhookSchema = z.object({
  url: address,
  events: z
    .array(z.enum(webhookEventValues, { error: () => webhookMessages.unknownEvent }), {
      error: () => webhookMessages.eventsRule,
    })
    .min(1, { error: () => webhookMessages.eventsRule })
    .max(webhookEventValues.length, { error: () => webhookMessages.unknownEvent })
    .transform((chosen) => webhookEventValues.filter((event) => chosen.includes(event))),
  active: z.boolean({ error: () => webhookMessages.activeRule }).default(true),
});
export type WebhookForm = z.output<typeof webhookSchema>;

export const webhookChangeSchema = webhookSchema.extend({ basedOn: basedOnField });
