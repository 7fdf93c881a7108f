import { formatMoment } from '#domain/dates.ts';
import { changeForCustomer } from '#domain/orderChangeTexts.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { OrderPart } from './OrderPart.tsx';

/** What happened to the order besides its status: edits, payments, returns, the other order of an exchange. */
export function OrderChanges({ order: { changes, exchangeOf, exchangedBy } }: { order: Order }) {
  if (changes.length === 0 && !exchangeOf && !exchangedBy) return null;
  return (
    <OrderPart title={ordersTexts.changes}>
      <ul aria-label={ordersTexts.changes} className="flex flex-col gap-2">
        {exchangeOf && <ExchangeLink text={ordersTexts.exchangeOf} other={exchangeOf} />}
        {exchangedBy && <ExchangeLink text={ordersTexts.exchangedBy} other={exchangedBy} />}
        {changes.map((change) => (
          <li key={`${change.kind} ${change.at}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{changeForCustomer(change)}</span>
            <time dateTime={change.at} className="text-muted text-sm">
              {formatMoment(change.at)}
            </time>
          </li>
        ))}
      </ul>
    </OrderPart>
  );
}

interface ExchangeLinkProps {
  text: string;
  other: NonNullable<Order['exchangeOf']>;
}

/** Leads to the receipt, because the other order may be on another page of the list. */
const ExchangeLink = ({ text, other }: ExchangeLinkProps) => (
  <li>
    <TextWith
      text={text}
      parts={{
        order: (
          <Link to={`/account/orders/${other._id}/receipt`} className="underline underline-offset-4">
            {other.orderNumber}
          </Link>
        ),
      }}
    />
  </li>
);
