/** What a customer wants to know of a cosmetic: what is in it, how much, and how to use it. */
import { cosmeticFactsTexts, cosmeticFields } from '#texts/cosmeticFacts.ts';
import { toLatinDigits } from './digits.ts';
import { formatTaka } from './money.ts';

/** Characters of a long text. */
export const FACT_MAX = 3000;
/** In the unit of the net content: ml, g or pieces. */
export const MAX_NET_CONTENT = 100_000;

export const netUnits = ['ml', 'g', 'pcs'] as const;
export type NetUnit = (typeof netUnits)[number];

export interface NetContent {
  value: number;
  unit: NetUnit;
}

export const factMessages = {
  get netContent() {
    return cosmeticFields.netContent;
  },
  get netUnit() {
    return cosmeticFields.netUnit(netUnits.join(', '));
  },
};

export interface CosmeticFacts {
  /** As on the package, in the order of their amount (INCI). */
  ingredients: string;
  shade: string;
  netContent: NetContent | null;
  howToUse: string;
  madeIn: string;
  maker: string;
}

/** True for a category whose products have these facts. */
export const hasFacts = (category: string): boolean => category === 'cosmetics';

export const noFacts: CosmeticFacts = {
  ingredients: '',
  shade: '',
  netContent: null,
  howToUse: '',
  madeIn: '',
  maker: '',
};

/** The facts to save. Other categories have none. */
export function factsOf(form: CosmeticFacts & { category: string }): CosmeticFacts {
  if (!hasFacts(form.category)) return noFacts;
  const { ingredients, shade, netContent, howToUse, madeIn, maker } = form;
  return { ingredients, shade, netContent, howToUse, madeIn, maker };
}

/** '30 ml', as sheets write it and `readNetContent` reads it. */
export const netContentText = ({ value, unit }: NetContent): string => `${value} ${unit}`;

/** The same for people. */
export const shownNetContent = ({ value, unit }: NetContent): string =>
  cosmeticFactsTexts.netContent(value, cosmeticFactsTexts.units[unit]);

/** Reads '30 ml', also '30ml' and Bangla digits. Anything else becomes a value that the schema refuses. */
export function readNetContent(text: string): unknown {
  if (text === '') return null;
  const [, value = text, unit = ''] = /^([\d.]+)\s*([a-z]+)$/i.exec(toLatinDigits(text)) ?? [];
  return { value, unit: unit.toLowerCase() };
}

/** What 100 ml or 100 g cost, to compare packages: '৳1,500 per 100 ml'. Null for pieces. `price`: taka. */
export function unitPriceText(price: number, { value, unit }: NetContent): string | null {
  if (unit === 'pcs') return null;
  return cosmeticFactsTexts.perHundred(formatTaka((price / value) * 100), cosmeticFactsTexts.units[unit]);
}
