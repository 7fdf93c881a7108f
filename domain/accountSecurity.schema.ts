import { z } from 'zod';
import { emailUndoMessages } from '#texts/accountMessages.ts';

const unknown = { error: () => emailUndoMessages.unknown };

export const emailUndoSchema = z.object({ token: z.string(unknown).min(1, unknown).max(200, unknown) });
