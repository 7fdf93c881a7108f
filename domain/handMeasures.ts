/** Lengths that a customer measures at the hand, and the inner diameter that they mean. In millimetres. */

import { tapeTexts } from '#texts/fitting.ts';
import { readNumber } from './numbers.ts';
import type { SizedCategory } from './sizes.ts';

export type LengthUnit = 'cm' | 'mm' | 'in';

const unitMm: Readonly<Record<LengthUnit, number>> = { cm: 10, mm: 1, in: 25.4 };

interface TapeRule {
  units: readonly [LengthUnit, ...LengthUnit[]];
  /** What a tape around a hand or finger can show. Anything else is a slip or another unit. */
  min: number;
  max: number;
}

/** Around the closed hand for a bangle, around the finger for a ring. */
export const tapeRules: Readonly<Record<SizedCategory, TapeRule>> = {
  bangles: { units: ['cm', 'in'], min: 140, max: 280 },
  rings: { units: ['mm', 'cm', 'in'], min: 38, max: 76 },
};

/**
 * What can be adjusted on the screen. Across the fist, from the knuckle of the first finger to that of the little finger, is
 * about the inner diameter of a bangle that goes over the hand.
 */
export const screenLimits = {
  bangles: { min: 45, max: 80 },
  rings: { min: 12, max: 24 },
} as const satisfies Record<SizedCategory, { min: number; max: number }>;

const shown = (millimetres: number, unit: LengthUnit): string =>
  String(Math.round((millimetres / unitMm[unit]) * 10) / 10);

export type ReadLength = { ok: true; across: number } | { ok: false; message: string };

/** The diameter of a circle that is as long as the tape. */
export function acrossOfTape(kind: SizedCategory, typed: string, unit: LengthUnit): ReadLength {
  const { min, max } = tapeRules[kind];
  const number = readNumber(typed.trim());
  const around = Number(number) * unitMm[unit];
  if (number !== undefined && around >= min && around <= max) return { ok: true, across: around / Math.PI };
  const message = kind === 'bangles' ? tapeTexts.enterHand : tapeTexts.enterFinger;
  return { ok: false, message: message(shown(min, unit), shown(max, unit), tapeTexts.units[unit]) };
}
