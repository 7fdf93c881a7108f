/** What admins read about a product that is in combos. */
import { adminCombosTexts } from '#texts/adminCombos.ts';

/** Before a product is deleted or hidden. Null if it is in no combo. */
export function inCombosText(combos: readonly { name: string }[]): string | null {
  if (combos.length === 0) return null;
  const names = combos.map(({ name }) => name).join(', ');
  return combos.length === 1 ? adminCombosTexts.inCombo(names) : adminCombosTexts.inCombos(names);
}
