/** What every call answers when it refuses. */
import { z } from 'zod';
import { type ProblemCode, problems } from '#domain/problems.ts';
import { quoteAnswer } from './orders.ts';

export const refusalAnswer = z.object({
  /** What a person should read. */
  message: z.string(),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  /** Field → sentence; fields inside lists as in `comboItems.0.name`. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Pieces left, where stock was short. */
  available: z.int().optional(),
  /** Fresh figures, where prices have changed. */
  quote: quoteAnswer.optional(),
});
