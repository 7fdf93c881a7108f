/** What an admin can ask of the shop's sales. Days are Dhaka's. */
import { z } from 'zod';
import { dhakaDay } from './dates.ts';

export const salesSpans = [7, 30, 90] as const;
export type SalesSpan = (typeof salesSpans)[number];
export const DEFAULT_SALES_SPAN: SalesSpan = 30;

export const salesSchema = z.object({
  days: z
    .enum(['7', '30', '90', ''], { error: 'Days must be 7, 30 or 90' })
    .transform((days) => Number(days || DEFAULT_SALES_SPAN) as SalesSpan)
    .default(DEFAULT_SALES_SPAN),
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** The last days up to and with today's, the oldest first. */
export const lastDays = (span: number, now: Date): string[] =>
  Array.from({ length: span }, (_, place) => dhakaDay(new Date(now.getTime() - (span - 1 - place) * DAY_MS)));
