import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Buying, buyButtons } from '#domain/buying.ts';
import { cartMessages } from '#domain/cartMessages.ts';
import { DEFAULT_QUANTITY, holdToStock } from '#domain/carts.ts';
import { RESUME_DELAY_MS, resumesOn } from '#domain/pendingSelection.ts';
import { withReturnTo } from '#domain/returnTo.ts';
import { availabilityOf } from '#domain/stock.ts';
import { addToCart } from '#web/cart.ts';
import type { Choice, Product } from '#web/catalogue.ts';
import { clearPendingSelection, keepPendingSelection, pendingSelectionNow } from '#web/pendingSelection.ts';
import { useIsSignedIn } from '#web/session.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';

interface Wanted extends Choice {
  quantity: number;
}

const nothing: Wanted = { selectedSize: null, selectedColor: null, quantity: DEFAULT_QUANTITY };

/** What is chosen of a product and what pressing a button does with it; for a guest, after sign-in. */
export function useBuying(product: Product) {
  const [wanted, setWanted] = useState(nothing);
  const [busy, setBusy] = useState<Buying>(null);
  const isGuest = !useIsSignedIn();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const availability = availabilityOf(product, wanted);

  const carryOut = async (action: NonNullable<Buying>, { quantity, ...choice }: Wanted) => {
    setBusy(action);
    try {
      await addToCart(product, choice, quantity);
      if (action === 'buyNow') await navigate('/checkout');
      else toast(cartMessages.added(product.name), 'good', { label: 'View cart', to: '/cart' });
    } finally {
      setBusy(null);
    }
  };

  const press = (action: NonNullable<Buying>) => {
    if (isGuest) {
      keepPendingSelection({ productId: product._id, ...wanted, action });
      void navigate(withReturnTo('/auth/register', pathname));
      return;
    }
    carryOut(action, wanted).catch((error) => toastFailure(error, cartMessages.addProductFailed));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in on this page, not for each render
  useEffect(() => {
    const kept = pendingSelectionNow();
    if (isGuest || !resumesOn(kept, product._id)) return;
    const { selectedSize, selectedColor, quantity, action } = kept;
    const resumed = { selectedSize, selectedColor, quantity };
    setWanted(resumed);
    const timer = window.setTimeout(() => {
      clearPendingSelection();
      carryOut(action, resumed).catch(() => toast(cartMessages.pendingFailed, 'bad'));
    }, RESUME_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [isGuest, product._id]);

  return {
    ...wanted,
    availability,
    busy,
    buttons: buyButtons(availability, { isGuest, busy }),
    choose: (change: Partial<Choice>) => setWanted({ ...wanted, ...change, quantity: DEFAULT_QUANTITY }),
    setQuantity: (quantity: number) =>
      setWanted({ ...wanted, quantity: holdToStock(quantity, availability.left) }),
    press,
  };
}

export type BuyingState = ReturnType<typeof useBuying>;
