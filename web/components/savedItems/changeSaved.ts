/** The changes of the items saved for later, with what the page says about each. */
import { savedItemsTexts } from '#texts/savedItems.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { CartLine } from '#web/api/responses.ts';
import { cartNow } from '#web/state/cart.ts';
import { moveToCart, removeSavedItem, saveForLater } from '#web/state/savedItems.ts';
import { toast } from '#web/ui/toast.ts';

async function reporting(change: Promise<void>, failure: string): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    toastFailure(error, failure);
    return false;
  }
}

/** The focused element disappears with the line, so focus moves to the content. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

export async function saveLine(line: CartLine): Promise<void> {
  focusContent();
  if (await reporting(saveForLater(line), savedItemsTexts.saveFailed))
    toast(savedItemsTexts.saved(line.name));
}

const piecesInCart = () => cartNow().totalItems;

export async function moveItem(item: CartLine): Promise<void> {
  focusContent();
  const before = piecesInCart();
  if (!(await reporting(moveToCart(item), savedItemsTexts.moveFailed))) return;
  const moved = piecesInCart() - before;
  // Fewer were left than the list showed.
  if (moved < item.quantity) toast(savedItemsTexts.movedPart(moved, item.quantity), 'plain');
  else toast(savedItemsTexts.moved(item.name));
}

export async function removeItem({ _id }: CartLine): Promise<void> {
  focusContent();
  await reporting(removeSavedItem(_id), savedItemsTexts.removeFailed);
}
