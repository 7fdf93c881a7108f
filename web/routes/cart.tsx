import { useCallback, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { cartTexts } from '#texts/cart.ts';
import { useRetryWhenOnline } from '#web/browser/useRetryWhenOnline.ts';
import { CartBar } from '#web/components/cart/CartBar.tsx';
import { CartItems } from '#web/components/cart/CartItems.tsx';
import { OtherNotes } from '#web/components/cart/CartNotes.tsx';
import { CartSkeleton } from '#web/components/cart/CartSkeleton.tsx';
import { CartSummary } from '#web/components/cart/CartSummary.tsx';
import { CartFailure, EmptyCart } from '#web/components/cart/EmptyCart.tsx';
import { SavedCartNote } from '#web/components/cart/SavedCartNote.tsx';
import { PendingOrderNote } from '#web/components/checkout/PendingOrderNote.tsx';
import { ViewedBefore } from '#web/components/product/ViewedBefore.tsx';
import { SavedItems } from '#web/components/savedItems/SavedItems.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { useCart } from '#web/state/cart.ts';
import { CART_TIMEOUT_MS, loadCartWithCode } from '#web/state/cartCoupon.ts';
import { loadDefaultAddress } from '#web/state/defaultAddress.ts';
import { loadSavedItems } from '#web/state/savedItems.ts';
import { useSyncQueue } from '#web/state/syncQueue.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/cart.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: cartTexts.title,
    description: cartTexts.description,
    isHidden: true,
  });

/** Only the browser knows whose cart it is. If current prices cannot be loaded, the stored cart shows with a notice. */
export async function clientLoader() {
  const besides = Promise.all([loadDefaultAddress(), loadSavedItems().catch(() => undefined)]);
  const [isFresh] = await Promise.all([
    loadCartWithCode().then(
      () => true,
      () => false,
    ),
    Promise.race([besides, new Promise((resolve) => setTimeout(resolve, CART_TIMEOUT_MS))]),
  ]);
  return { isFresh };
}

export { CartSkeleton as HydrateFallback };

/** Loads the cart again once what waited was sent: by this page, another tab or the service worker. */
function useRetryOnceSent(isWaiting: boolean, retry: () => void): void {
  const wasWaiting = useRef(isWaiting);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) retry();
    wasWaiting.current = isWaiting;
  }, [isWaiting, retry]);
}

export default function Cart({ loaderData: { isFresh } }: Route.ComponentProps) {
  const { cart, isReady } = useCart();
  const { commands, order } = useSyncQueue();
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  useRetryWhenOnline(!isFresh, retry);
  useRetryOnceSent(order !== null, retry);
  // With a response to them comes the current cart, but not what else the page shows.
  useRetryOnceSent(!isFresh && commands.length > 0, retry);
  if (!isReady && isFresh) return <CartSkeleton />;
  if (cart.items.length === 0) {
    return (
      <div className="page-width flex min-h-[70vh] flex-col justify-center gap-8 pb-16">
        {isFresh || commands.length > 0 || order ? (
          <>
            <PendingOrderNote className="mt-6" />
            <SavedCartNote isFresh onRetry={retry} />
            <OtherNotes lines={[]} />
            <EmptyCart />
            <SavedItems />
            <ViewedBefore />
          </>
        ) : (
          <CartFailure onRetry={retry} isRetrying={state === 'loading'} />
        )}
      </div>
    );
  }
  return (
    <div className="page-width py-8 sm:py-12">
      <PageTitle>{cartTexts.title}</PageTitle>
      <PendingOrderNote className="mt-6" />
      <SavedCartNote isFresh={isFresh} onRetry={retry} />
      <div className="grid grid-cols-1 items-start gap-8 pt-2 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        <CartItems items={cart.items} />
        <div className="lg:sticky lg:top-8 lg:row-span-2">
          <CartSummary cart={cart} />
        </div>
        <SavedItems />
      </div>
      {cart.totalItems > 0 && <CartBar cart={cart} />}
    </div>
  );
}
