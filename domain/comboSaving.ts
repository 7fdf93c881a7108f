/** What shoppers read about a combo and its components. Prices are in taka. */
import { comboSavingTexts } from '#texts/combos.ts';
import { formatTaka, toPoisha, toTaka } from './money.ts';
import { percentOff } from './products.ts';

interface PricedCombo {
  price: number;
  comboDiscount: number;
  components: readonly { price: number; quantity: number }[];
}

/**
 * 'You save ৳250 (15% less than buying separately)'. Of a combo without components only what an admin says is known. Null if
 * nothing is saved.
 */
export function comboSavingText({ price, comboDiscount, components }: PricedCombo): string | null {
  if (components.length === 0) return comboDiscount > 0 ? comboSavingTexts.less(comboDiscount) : null;
  const apart = components.reduce((sum, one) => sum + toPoisha(one.price) * one.quantity, 0);
  const saved = apart - toPoisha(price);
  if (saved <= 0) return null;
  const percent = percentOff(toPoisha(price), apart);
  const amount = formatTaka(toTaka(saved));
  return percent ? comboSavingTexts.saveAndLess(amount, percent) : comboSavingTexts.save(amount);
}
