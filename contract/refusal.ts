/** What every call answers when it refuses. */
import { z } from 'zod';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { quoteAnswer } from './orders.ts';

export const refusalAnswer = z.object({
  message: z.string().describe('What a person should read'),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe('Field → sentence; fields inside lists as in comboItems.0.name'),
  available: z.int().optional().describe('Pieces left, where stock was short'),
  quote: quoteAnswer.optional().describe('Fresh figures, where prices have changed'),
});
