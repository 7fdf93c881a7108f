import { z } from 'zod';
import { emailUndoMessages } from './accountSecurity.ts';

export const emailUndoSchema = z.object({
  token: z
    .string({ error: emailUndoMessages.unknown })
    .min(1, emailUndoMessages.unknown)
    .max(200, emailUndoMessages.unknown),
});
