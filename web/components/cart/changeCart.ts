/** The cart page's three changes. Each shows at once and, where it is refused, says why and is taken back. */
import { cartMessages } from '#domain/cartMessages.ts';
import { clearCart, removeLine, setQuantity } from '#web/cart.ts';
import { failureText } from '#web/failureText.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

async function saying(change: Promise<void>, otherwise: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    toast(failureText(error, otherwise), 'bad');
  }
}

export const changeQuantity = (itemId: string, quantity: number): Promise<void> =>
  saying(setQuantity(itemId, quantity), cartMessages.updateFailed);

/** What was focused goes with the line, so focus moves to the page's content. */
export function takeOut(itemId: string): Promise<void> {
  document.getElementById('content')?.focus({ preventScroll: true });
  return saying(removeLine(itemId), cartMessages.removeFailed);
}

export async function emptyCart(): Promise<void> {
  const isSure = await confirm(cartMessages.clearQuestion, {
    yes: 'Clear Cart',
    no: 'Keep it',
    isDangerous: true,
  });
  if (isSure) await saying(clearCart(), cartMessages.clearFailed);
}
