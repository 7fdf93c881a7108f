import ChevronLeft from 'virtual:lucide/chevron-left';
import { useEffect } from 'react';
import { Navigate, redirect } from 'react-router';
import { useStore } from 'zustand';
import { checkoutTexts } from '#texts/checkout.ts';
import { apiOf } from '#web/api/client.ts';
import { isUnreachable } from '#web/api/problemKind.ts';
import type { Cart } from '#web/api/responses.ts';
import { CheckoutForm } from '#web/components/checkout/CheckoutForm.tsx';
import { PendingOrder } from '#web/components/checkout/PendingOrder.tsx';
import { concludeOrder, findLostOrder } from '#web/components/checkout/sendOrder.ts';
import { useRefusedOrder } from '#web/components/checkout/useRefusedOrder.ts';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import { orLastKnown } from '#web/offline/lastKnown.ts';
import { orderOutcome } from '#web/offline/pendingOrder.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { cartNow } from '#web/state/cart.ts';
import { loadCartWithCode } from '#web/state/cartCoupon.ts';
import { isServerCartReady } from '#web/state/cartLines.ts';
import type { PlacedState } from '#web/state/placedOrder.ts';
import { syncQueueNow, useSyncQueue } from '#web/state/syncQueue.ts';
import { Link } from '#web/ui/Link.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: checkoutTexts.title,
    description: checkoutTexts.description,
    isHidden: true,
  });

/** Without a network an order can still be pressed, from the cart that was seen last. */
function cartOffline(error: unknown): Cart {
  if (isUnreachable(error) && isServerCartReady()) return cartNow();
  throw error;
}

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const [cart, { value: addresses }] = await Promise.all([
    loadCartWithCode().catch(cartOffline),
    orLastKnown('addresses', () => apiOf(context).addresses()),
  ]);
  const isPendingOrPlaced = syncQueueNow().order !== null || orderOutcome.getState().placed !== null;
  if (cart.totalItems > 0 || isPendingOrPlaced) return { addresses, lost: null };
  // The order was placed, but the page was left before the response came.
  const lost = await findLostOrder().catch(() => null);
  if (lost) {
    concludeOrder(lost);
    return { addresses, lost };
  }
  throw redirect(cart.items.length === 0 ? '/products' : '/cart');
}

/** Returning to the window must not reset the form. */
export const shouldRevalidate = () => false;

export const HydrateFallback = () => <PageSkeleton title={checkoutTexts.title} />;

export default function Checkout({ loaderData: { addresses, lost } }: Route.ComponentProps) {
  const { order } = useSyncQueue();
  const { placed } = useStore(orderOutcome);
  const refused = useRefusedOrder();
  const done = lost ?? placed;
  useEffect(() => () => orderOutcome.setState({ placed: null }), []);
  if (done) {
    return <Navigate to="/order-success" state={{ orderId: done._id } satisfies PlacedState} replace />;
  }
  return (
    <div className="page-width py-8 sm:py-12">
      <Link
        to="/cart"
        className="-ml-1 mb-4 inline-flex min-h-11 items-center gap-1 text-muted text-sm underline-offset-4 hover:text-accent hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
        {checkoutTexts.backToCart}
      </Link>
      <div className="pb-8">
        <PageTitle>{checkoutTexts.title}</PageTitle>
      </div>
      {order ? (
        <PendingOrder order={order} />
      ) : (
        <CheckoutForm key={refused?.key} addresses={addresses} refused={refused} />
      )}
    </div>
  );
}
