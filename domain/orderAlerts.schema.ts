import { z } from 'zod';
import { alertTexts } from '#texts/orderAlerts.ts';
import { isPushAddress } from './orderAlerts.ts';

const failed = () => alertTexts.failed;
const unknownService = () => alertTexts.unknownService;

/** A key of this many bytes in the web's base64. */
const key = (pattern: RegExp) => z.string({ error: failed }).regex(pattern, { error: failed });

/** As browsers write a push subscription. */
export const pushDeviceSchema = z.object({
  endpoint: z
    .string({ error: failed })
    .max(1000, { error: unknownService })
    .refine(isPushAddress, { error: unknownService }),
  /** 65 and 16 bytes. */
  keys: z.object({ p256dh: key(/^[\w-]{87}=?$/), auth: key(/^[\w-]{22}(==)?$/) }, { error: failed }),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;
