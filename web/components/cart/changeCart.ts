/** The three changes on the cart page. Each applies optimistically and is undone with a message if refused. */

import { choiceText } from '#domain/choiceText.ts';
import { cartTexts } from '#texts/cart.ts';
import { cartPageMessages } from '#texts/cartPage.ts';
import { uiTexts } from '#texts/ui.ts';
import { failureText, toastFailure } from '#web/api/failures.ts';
import { clearCart, setQuantity } from '#web/state/cartLines.ts';
import { type RemovedLine, removeForUndo, restoreLine } from '#web/state/undoRemoval.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

async function reporting(change: Promise<void>, failure: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    toastFailure(error, failure);
  }
}

export const changeQuantity = (itemId: string, quantity: number): Promise<void> =>
  reporting(setQuantity(itemId, quantity), cartPageMessages.updateFailed);

/** The focused element disappears with the line, so focus moves to the content. */
export function removeItem(itemId: string): Promise<void> {
  document.getElementById('content')?.focus({ preventScroll: true });
  return reporting(removeAndOffer(itemId), cartPageMessages.removeFailed);
}

/** What Undo brings back: the lines that were removed while its message shows. */
let offered: readonly RemovedLine[] = [];

const nameOf = ({ line }: RemovedLine): string =>
  [line.name, choiceText(line, ' · ')].filter(Boolean).join(', ');

async function removeAndOffer(itemId: string): Promise<void> {
  const removed = await removeForUndo(itemId);
  if (!removed) return;
  const all = [...offered, removed];
  offered = all;
  const text =
    all.length > 1 ? cartPageMessages.linesRemoved(all.length) : cartPageMessages.removed(nameOf(removed));
  const action = {
    label: cartTexts.undo,
    press: () => undo(all),
    onGone: () => {
      offered = [];
    },
  };
  toast(text, 'plain', action, 'removed');
}

/** The last one first, so that each finds its place among the lines that were there. */
function undo(removed: readonly RemovedLine[]): void {
  Promise.all(removed.toReversed().map(restoreLine)).catch((error) =>
    toast(failureText(error, cartPageMessages.restoreFailed), 'bad', {
      label: uiTexts.tryAgain,
      press: () => undo(removed),
    }),
  );
}

export async function emptyCart(): Promise<void> {
  const isSure = await confirm(cartPageMessages.clearQuestion, {
    yes: cartTexts.clearCart,
    no: cartTexts.keepItems,
    isDangerous: true,
  });
  if (isSure) await reporting(clearCart(), cartPageMessages.clearFailed);
}
