/** What shoppers and admins read about a combo and its components. Prices are in taka. */
import type { ComponentProblem } from './combos.ts';
import { formatTaka, toPoisha, toTaka } from './money.ts';
import { percentOff } from './products.ts';

/** Why a combo cannot be bought now, beside the component at fault. */
export const componentProblemTexts: Record<ComponentProblem, { shop: string; admin: string }> = {
  hidden: { shop: 'Not available now', admin: 'Hidden or deleted' },
  choiceGone: { shop: 'Not available now', admin: 'No longer offered in this size or color' },
  soldOut: { shop: 'Sold out', admin: 'Sold out' },
};

/** A component whose size is left open. */
export const openSizeText = 'In your size';

interface PricedCombo {
  price: number;
  comboDiscount: number;
  components: readonly { price: number; quantity: number }[];
}

/**
 * 'You save ৳250 (15% less than buying separately)'. Of a combo without components only what the owner says is known. Null if
 * nothing is saved.
 */
export function savingText({ price, comboDiscount, components }: PricedCombo): string | null {
  if (components.length === 0) return comboDiscount > 0 ? less(comboDiscount) : null;
  const apart = components.reduce((sum, one) => sum + toPoisha(one.price) * one.quantity, 0);
  const saved = apart - toPoisha(price);
  if (saved <= 0) return null;
  const percent = percentOff(toPoisha(price), apart);
  return `You save ${formatTaka(toTaka(saved))}${percent ? ` (${less(percent)})` : ''}`;
}

const less = (percent: number): string => `${percent}% less than buying separately`;

/** Before a product is deleted or hidden. Null if it is in no combo. */
export function inCombosText(combos: readonly { name: string }[]): string | null {
  if (combos.length === 0) return null;
  const names = combos.map(({ name }) => name).join(', ');
  return combos.length === 1
    ? `The combo ${names} contains it and cannot be bought then.`
    : `These combos contain it and cannot be bought then: ${names}.`;
}
