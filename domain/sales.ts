/** The query of the sales charts. Days are days in Dhaka. */
import { daysBefore, dhakaDay } from './dates.ts';

/** Days of the sales charts, today included. */
export const salesSpans = [7, 30, 90] as const;
export type SalesSpan = (typeof salesSpans)[number];
export const DEFAULT_SALES_SPAN: SalesSpan = 30;

/** The last days including today, oldest first. */
export const lastDays = (span: number, now: Date): string[] =>
  Array.from({ length: span }, (_, place) => dhakaDay(daysBefore(now, span - 1 - place)));
