import CircleCheck from 'virtual:lucide/circle-check';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { shortId } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { paymentLabel } from '#domain/orders.ts';
import { NothingPlaced } from '#web/components/checkout/NothingPlaced.tsx';
import { PageSkeleton } from '#web/components/layout/PageSkeleton.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { usePlacedOrder } from '#web/state/placedOrder.ts';
import { Arch } from '#web/ui/Arch.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import type { Route } from './+types/orderSuccess.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Thank you',
    description: 'Your order has been placed. See its number, its total and when it will arrive.',
    isHidden: true,
  });

/** Only the browser knows which order it is. */
export const clientLoader = async (_: Route.ClientLoaderArgs) => null;

export const HydrateFallback = () => <PageSkeleton title="Your order" />;

export default function OrderSuccess() {
  const order = usePlacedOrder(useLocation().state);
  if (!order) return <NothingPlaced />;
  return (
    <div className="page-width flex justify-center py-12 sm:py-20">
      <div className="flex w-full max-w-xl flex-col items-center gap-8 text-center">
        <Arch icon={<CircleCheck className="size-9" strokeWidth={1.25} />} />
        <header className="flex flex-col gap-3">
          <h1 className="text-3xl sm:text-4xl">Thank you for your order</h1>
          <p className="text-muted">
            We have sent you a confirmation by email, and will call you before delivery.
          </p>
        </header>
        <dl className="w-full divide-y divide-line border border-line bg-paper px-5 text-left sm:px-8">
          <Fact term="Order number">
            <span className="font-medium tabular-nums">{order.orderNumber}</span>
          </Fact>
          <Fact term="Order ID ends in">{shortId(order._id)}</Fact>
          <Fact term="Payment method">{paymentLabel(order.paymentMethod)}</Fact>
          <Fact term="Total">{formatTaka(order.totalPrice)}</Fact>
          <Fact term="Estimated delivery">{deliveryTimes.estimate}</Fact>
        </dl>
        <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
          <ButtonLink to="/account?tab=orders">View My Orders</ButtonLink>
          <ButtonLink to="/products" look="outline">
            Continue Shopping
          </ButtonLink>
        </div>
        <div className="flex flex-wrap justify-center gap-x-6">
          <ButtonLink to="/track" look="quiet" size="sm">
            Track Your Order
          </ButtonLink>
          <ButtonLink to="/" look="quiet" size="sm">
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-4">
    <dt className="text-muted">{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
