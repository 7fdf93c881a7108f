/** What became of pieces that came back: in stock again, or broken or lost. */
import { changeDetailTexts } from '#texts/orderChanges.ts';
import { itemText } from './orderLines.ts';
import type { Choice } from './stock.ts';
import { shownPieces } from './storedPieces.ts';

interface Returned {
  /** Its place in the order, from 0. */
  line: number;
  quantity: number;
  restocked: boolean;
}

/** 'back in stock', or 'back in stock: Ring × 1; broken or lost: Bangle set × 2' where it is not the same for all. */
export function returnedStockText(
  returned: readonly Returned[],
  items: readonly (Choice & { name: string })[],
): string {
  const listed = (isBack: boolean) =>
    returned
      .filter(({ restocked }) => restocked === isBack)
      .map(({ line, quantity }) => shownPieces({ name: itemText(items[line] ?? none) }, quantity))
      .join(', ');
  const [back, lost] = [listed(true), listed(false)];
  if (lost === '') return changeDetailTexts.allBackInStock;
  if (back === '') return changeDetailTexts.allBroken;
  return [changeDetailTexts.backInStock(back), changeDetailTexts.broken(lost)].join('; ');
}

const none = { name: '', selectedSize: null, selectedColor: null };
