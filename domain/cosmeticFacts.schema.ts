import { z } from 'zod';
import { cosmeticFields } from '#texts/cosmeticFacts.ts';
import { FACT_MAX, factMessages, MAX_NET_CONTENT, netUnits } from './cosmeticFacts.ts';
import { readNumber, typedNumber } from './numbers.ts';
import { line, paragraph } from './text.ts';

export const ingredients = paragraph(() => cosmeticFields.ingredients, FACT_MAX);
export const howToUse = paragraph(() => cosmeticFields.howToUse, FACT_MAX);
export const shade = line(() => cosmeticFields.shade, 60);
export const madeIn = line(() => cosmeticFields.madeIn, 60);
export const maker = line(() => cosmeticFields.maker, 100);

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

const badContent = { error: () => factMessages.netContent };

const given = z.object(
  {
    value: typedNumber(
      z
        .number(badContent)
        .gt(0, badContent)
        .max(MAX_NET_CONTENT, badContent)
        .refine(hasTwoDecimals, badContent),
    ),
    unit: z.enum(netUnits, { error: () => factMessages.netUnit }),
  },
  badContent,
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
