import { useLocation } from 'react-router';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { openedHref } from '#web/components/orders/openedOrder.ts';
import { Link } from '#web/ui/Link.tsx';

/** The other order of an exchange. */
export function ExchangeLinks({ order: { exchangeOf, exchangedBy } }: { order: AdminOrder }) {
  if (!exchangeOf && !exchangedBy) return null;
  return (
    <p className="flex flex-wrap gap-x-6">
      {exchangeOf && (
        <OtherOrder text={orderLifecycleTexts.exchangeOfOrder(exchangeOf.orderNumber)} other={exchangeOf} />
      )}
      {exchangedBy && (
        <OtherOrder
          text={orderLifecycleTexts.exchangedByOrder(exchangedBy.orderNumber)}
          other={exchangedBy}
        />
      )}
    </p>
  );
}

interface OtherOrderProps {
  text: string;
  other: NonNullable<AdminOrder['exchangeOf']>;
}

function OtherOrder({ text, other }: OtherOrderProps) {
  const { search } = useLocation();
  return (
    <Link
      to={openedHref(search, other._id)}
      preventScrollReset
      className="py-2 font-medium underline underline-offset-4"
    >
      {text}
    </Link>
  );
}
