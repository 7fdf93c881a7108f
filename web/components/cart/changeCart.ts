/** The three changes on the cart page. Each applies optimistically and is undone with a message if refused. */
import { cartMessages } from '#domain/cartMessages.ts';
import { toastFailure } from '#web/api/failures.ts';
import { clearCart, removeLine, setQuantity } from '#web/state/cart.ts';
import { confirm } from '#web/ui/confirm.ts';

async function reporting(change: Promise<void>, failure: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    toastFailure(error, failure);
  }
}

export const changeQuantity = (itemId: string, quantity: number): Promise<void> =>
  reporting(setQuantity(itemId, quantity), cartMessages.updateFailed);

/** The focused element disappears with the line, so focus moves to the content. */
export function removeItem(itemId: string): Promise<void> {
  document.getElementById('content')?.focus({ preventScroll: true });
  return reporting(removeLine(itemId), cartMessages.removeFailed);
}

export async function emptyCart(): Promise<void> {
  const isSure = await confirm(cartMessages.clearQuestion, {
    yes: 'Clear Cart',
    no: 'Keep items',
    isDangerous: true,
  });
  if (isSure) await reporting(clearCart(), cartMessages.clearFailed);
}
