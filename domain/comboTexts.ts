/** What shoppers and admins read about a combo and its components. Prices are in taka. */
import { adminCombosTexts } from '#texts/adminCombos.ts';
import { combosTexts } from '#texts/combos.ts';
import { formatTaka, toPoisha, toTaka } from './money.ts';
import { percentOff } from './products.ts';

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
  if (components.length === 0) return comboDiscount > 0 ? combosTexts.less(comboDiscount) : null;
  const apart = components.reduce((sum, one) => sum + toPoisha(one.price) * one.quantity, 0);
  const saved = apart - toPoisha(price);
  if (saved <= 0) return null;
  const percent = percentOff(toPoisha(price), apart);
  const amount = formatTaka(toTaka(saved));
  return percent ? combosTexts.saveAndLess(amount, percent) : combosTexts.save(amount);
}

/** Before a product is deleted or hidden. Null if it is in no combo. */
export function inCombosText(combos: readonly { name: string }[]): string | null {
  if (combos.length === 0) return null;
  const names = combos.map(({ name }) => name).join(', ');
  return combos.length === 1 ? adminCombosTexts.inCombo(names) : adminCombosTexts.inCombos(names);
}
