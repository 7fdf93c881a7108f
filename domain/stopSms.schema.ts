import { z } from 'zod';
import { smsRules } from '#texts/sms.ts';
import { alertTokenSchema } from './stockAlerts.schema.ts';

/** The token of the link in an SMS, and whether to stop or to start again. Without that, it is only read. */
export const stopSmsSchema = alertTokenSchema.extend({
  stop: z.boolean({ error: () => smsRules.onOrOff }).optional(),
});
