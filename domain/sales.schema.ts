import { z } from 'zod';
import { revenueTexts } from '#texts/revenue.ts';
import type { SalesSpan } from './sales.ts';
import { DEFAULT_SALES_SPAN } from './sales.ts';

export const salesSchema = z.object({
  days: z
    .enum(['7', '30', '90', ''], { error: () => revenueTexts.days })
    .transform((days) => Number(days || DEFAULT_SALES_SPAN) as SalesSpan)
    .default(DEFAULT_SALES_SPAN),
});
