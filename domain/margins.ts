/** Margins: what delivered orders brought, less what their goods and their delivery cost. Days are Dhaka's. */
import { z } from 'zod';
import { marginsTexts } from '#texts/margins.ts';
import { dayField } from './dates.schema.ts';
import { daysBefore, dhakaDay } from './dates.ts';

export const marginViewValues = ['day', 'category', 'product'] as const;
export type MarginView = (typeof marginViewValues)[number];
export const DEFAULT_MARGIN_VIEW: MarginView = 'day';

/** Days of a report where nothing else is asked for, today included. */
export const MARGIN_DAYS = 30;

/** Both days are included. Without them, the last 30 days; with one of them, what is before or after it. */
export const marginsSchema = z
  .object({
    from: dayField(() => marginsTexts.firstDayNotValid),
    to: dayField(() => marginsTexts.lastDayNotValid),
    by: z.enum(marginViewValues, { error: () => marginsTexts.unknownView }).default(DEFAULT_MARGIN_VIEW),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    error: () => marginsTexts.lastBeforeFirst,
  });

/** The days of a report. Null where it has no beginning or no end. */
export interface MarginSpan {
  from: string | null;
  to: string | null;
}

/** The last days in Dhaka, today included. */
export const lastMarginDays = (days: number, now: Date): { from: string; to: string } => ({
  from: dhakaDay(daysBefore(now, days - 1)),
  to: dhakaDay(now),
});

/** The days that are asked for. The last `MARGIN_DAYS` if none is named, open on one side if one is. */
export function marginSpan({ from, to }: { from?: string; to?: string }, now: Date): MarginSpan {
  return from || to ? { from: from ?? null, to: to ?? null } : lastMarginDays(MARGIN_DAYS, now);
}

/** Sums in poisha. */
export interface MarginSums {
  revenue: number;
  /** The part of the revenue whose cost is not known. */
  withoutCost: number;
  cost: number;
  courier: number;
}

/** Poisha. Revenue whose cost is not known is left out, so that it never counts as a gain. */
export const marginOf = ({ revenue, withoutCost, cost, courier }: MarginSums): number =>
  revenue - withoutCost - cost - courier;

/**
 * True if no goods have a known cost, so that only delivery fees would count as a gain. A cost that is known is never 0. In
 * poisha or taka.
 */
export const isCostUnknown = ({ withoutCost, cost }: Pick<MarginSums, 'withoutCost' | 'cost'>): boolean =>
  withoutCost !== 0 && cost === 0;

/**
 * Of the revenue whose cost is known, to one decimal. Null where there is none, no cost of goods is known, or nothing has cost
 * anything yet, as deliveries before the courier's payout.
 */
export function marginPercent(sums: MarginSums): number | null {
  const known = sums.revenue - sums.withoutCost;
  const hasCost = sums.cost !== 0 || sums.courier !== 0;
  return known > 0 && hasCost && !isCostUnknown(sums)
    ? Math.round((marginOf(sums) / known) * 1000) / 10
    : null;
}
