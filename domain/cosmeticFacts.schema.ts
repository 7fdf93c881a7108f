import { z } from 'zod';
import { factMessages, MAX_FACT, MAX_NET_CONTENT, netUnits } from './cosmeticFacts.ts';
import { readNumber, typedNumber } from './numbers.ts';
import { line, paragraph } from './text.ts';

export const ingredients = paragraph('Ingredients', MAX_FACT);
export const howToUse = paragraph('How to use', MAX_FACT);
export const shade = line('Shade', 60);
export const madeIn = line('Made in', 60);
export const maker = line('Maker', 100);

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const given = z.object(
  {
    value: typedNumber(
      z
        .number({ error: factMessages.netContent })
        .gt(0, factMessages.netContent)
        .max(MAX_NET_CONTENT, factMessages.netContent)
        .refine(hasTwoDecimals, factMessages.netContent),
    ),
    unit: z.enum(netUnits, { error: factMessages.netUnit }),
  },
  { error: factMessages.netContent },
);

interface TypedContent {
  value: number | string | null | undefined;
  unit: string;
}

/** Null where it is not known: also a unit without an amount. */
export const netContent = z.preprocess((typed: TypedContent | null | undefined) => {
  const isBlank = typeof typed === 'object' && typed !== null && readNumber(typed.value) === undefined;
  return isBlank ? null : typed;
}, given.nullable());
