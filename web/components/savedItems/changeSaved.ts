/** The changes of the items saved for later, with what the page says about each. */
import { savedItemMessages } from '#domain/savedItems.ts';
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
  if (await reporting(saveForLater(line), savedItemMessages.saveFailed))
    toast(savedItemMessages.saved(line.name));
}

const piecesInCart = () => cartNow().totalItems;

export async function moveItem(item: CartLine): Promise<void> {
  focusContent();
  const before = piecesInCart();
  if (!(await reporting(moveToCart(item), savedItemMessages.moveFailed))) return;
  const moved = piecesInCart() - before;
  // Fewer were left than the list showed.
  if (moved < item.quantity) toast(savedItemMessages.movedPart(moved, item.quantity), 'plain');
  else toast(savedItemMessages.moved(item.name));
}

export async function removeItem({ _id }: CartLine): Promise<void> {
  focusContent();
  await reporting(removeSavedItem(_id), savedItemMessages.removeFailed);
}
