/** The response body of every error. */
import { z } from 'zod';
import { type ProblemCode, problems } from '#domain/problemKinds.ts';
import { countUnitFields } from '#domain/restocking.ts';
import { quoteResponse } from './orderResponse.ts';

const count = z.object({ unit: countUnitFields.unit, unitName: z.string(), stock: z.int() });

export const refusalResponse = z.object({
  message: z.string().describe('A message to show to people'),
  code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
  errors: z
    .record(z.string(), z.string())
    .optional()
    .describe('Messages by field, with paths into lists such as comboItems.0.name'),
  available: z.int().optional().describe('Pieces left, if stock was short'),
  counts: z.array(count).optional().describe("Today's counts, if edited ones have moved"),
  headings: z.array(z.string()).optional().describe('Column names of the file, if its columns are unknown'),
  quote: quoteResponse.optional().describe('Current amounts, if prices have changed'),
});
