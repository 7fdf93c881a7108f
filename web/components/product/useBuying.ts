import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Buying, buyButtons, type OpenChoice, openChoiceOf, openChoiceText } from '#domain/buying.ts';
import { DEFAULT_QUANTITY, limitToStock } from '#domain/carts.ts';
import { withReturnTo } from '#domain/returnTo.ts';
import { availabilityOf, soleColour } from '#domain/stock.ts';
import { cartMessages } from '#texts/cartMessages.ts';
import { productTexts } from '#texts/product.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Choice, Product } from '#web/api/responses.ts';
import { useIsLoggedIn } from '#web/auth/session.ts';
import { addedText } from '#web/state/addedText.ts';
import { addToCart } from '#web/state/cart.ts';
import { savePendingSelection } from '#web/state/pendingSelection.ts';
import { toast } from '#web/ui/toast.ts';
import { goToChoice } from './ChoiceField.tsx';
import { useResumedSelection, type Wanted } from './useResumedSelection.ts';

const nothing: Wanted = { selectedSize: null, selectedColor: null, quantity: DEFAULT_QUANTITY };

/** Chosen options, which may be some at first, and the buy actions. A guest's action continues after login. */
export function useBuying(product: Product, chosen?: Choice) {
  const [wanted, setWanted] = useState({ ...nothing, ...chosen });
  const [busy, setBusy] = useState<Buying>(null);
  const isGuest = !useIsLoggedIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [error, setError] = useState<{ choice: OpenChoice; text: string } | null>(null);
  const selectedColor = wanted.selectedColor ?? soleColour(product);
  const availability = availabilityOf(product, wanted);

  const carryOut = async (action: NonNullable<Buying>, { quantity, ...choice }: Wanted) => {
    setBusy(action);
    try {
      await addToCart(product, choice, quantity);
      if (action === 'buyNow') await navigate('/checkout');
      else toast(addedText(product.name), 'good', { label: productTexts.viewCart, to: '/cart' });
    } finally {
      setBusy(null);
    }
  };

  const askFor = (choice: OpenChoice, action: NonNullable<Buying>) => {
    setError({ choice, text: openChoiceText(choice, action) });
    goToChoice(choice);
  };

  const press = (action: NonNullable<Buying>) => {
    const openChoice = openChoiceOf(availability);
    if (openChoice) return askFor(openChoice, action);
    if (isGuest) {
      savePendingSelection({ productId: product._id, ...wanted, action });
      void navigate(withReturnTo('/auth/register', pathname));
      return;
    }
    carryOut(action, wanted).catch((error) => toastFailure(error, cartMessages.addProductFailed));
  };

  useResumedSelection(product._id, isGuest, {
    onRestored: setWanted,
    onResumed: (resumed, action) =>
      void carryOut(action, resumed).catch(() => toast(cartMessages.pendingFailed, 'bad')),
  });

  const choose = (change: Partial<Choice>) => {
    setWanted({ ...wanted, ...change, quantity: DEFAULT_QUANTITY });
    setError(null);
  };

  return {
    ...wanted,
    selectedColor,
    availability,
    busy,
    buttons: buyButtons(availability, { isGuest, busy }),
    isOpen: openChoiceOf(availability) !== null,
    errorOf: (choice: OpenChoice) => (error?.choice === choice ? error.text : undefined),
    choose,
    setQuantity: (quantity: number) =>
      setWanted({ ...wanted, quantity: limitToStock(quantity, availability.left) }),
    press,
  };
}

export type BuyingState = ReturnType<typeof useBuying>;
