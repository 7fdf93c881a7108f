import { z } from 'zod';
import { alertMessages, isPushAddress } from './orderAlerts.ts';

/** A key of this many bytes in the web's base64. */
const key = (pattern: RegExp) =>
  z.string({ error: alertMessages.failed }).regex(pattern, alertMessages.failed);

/** As browsers write a push subscription. */
export const pushDeviceSchema = z.object({
  endpoint: z
    .string({ error: alertMessages.failed })
    .max(1000, alertMessages.unknownService)
    .refine(isPushAddress, alertMessages.unknownService),
  /** 65 and 16 bytes. */
  keys: z.object(
    { p256dh: key(/^[\w-]{87}=?$/), auth: key(/^[\w-]{22}(==)?$/) },
    { error: alertMessages.failed },
  ),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;
