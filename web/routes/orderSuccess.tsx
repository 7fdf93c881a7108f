import CircleCheck from 'virtual:lucide/circle-check';
import { useLocation } from 'react-router';
import { toPoisha } from '#domain/money.ts';
import { cashToHaveReady } from '#domain/orderMoney.ts';
import { confirmationTexts } from '#texts/confirmation.ts';
import { NothingPlaced } from '#web/components/checkout/NothingPlaced.tsx';
import { PlacedDelivery } from '#web/components/confirmation/PlacedDelivery.tsx';
import { PlacedFacts } from '#web/components/confirmation/PlacedFacts.tsx';
import { PlacedItems } from '#web/components/confirmation/PlacedItems.tsx';
import { WhatComes } from '#web/components/confirmation/WhatComes.tsx';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { usePlacedOrder } from '#web/state/placedOrder.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/orderSuccess.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: confirmationTexts.title,
    description: confirmationTexts.description,
    isHidden: true,
  });

/** Only the browser knows which order it is. */
export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export const HydrateFallback = () => <PageSkeleton title={confirmationTexts.loading} />;

export default function OrderSuccess() {
  const order = usePlacedOrder(useLocation());
  if (!order) return <NothingPlaced />;
  return (
    <div className="page-width flex justify-center py-12 sm:py-20">
      <div className="flex w-full max-w-xl flex-col items-center gap-8 text-center">
        <Arch icon={<CircleCheck className="size-9" strokeWidth={1.25} />} />
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl sm:text-4xl">{confirmationTexts.heading}</h1>
          <p className="text-muted">
            <WhatComes />
          </p>
        </header>
        <p className="w-full rounded-md bg-sand p-4 font-medium text-lg">
          {cashToHaveReady(toPoisha(order.toCollect))}
        </p>
        <PlacedFacts order={order} />
        <PlacedItems order={order} />
        <PlacedDelivery order={order} />
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/account?tab=orders">{confirmationTexts.viewMyOrders}</ButtonLink>
          <ButtonLink to="/products" look="outline">
            {confirmationTexts.continueShopping}
          </ButtonLink>
        </div>
        <div className="flex flex-wrap justify-center gap-x-6">
          <ButtonLink to={`/track#${order.orderNumber}`} look="quiet" size="sm">
            {confirmationTexts.trackYourOrder}
          </ButtonLink>
          <ButtonLink to="/" look="quiet" size="sm">
            {confirmationTexts.backToHome}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
