import type { ReactNode } from 'react';
import { isToDeliver } from '#domain/addresses.ts';
import { formatMoment } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { itemText } from '#domain/orderLines.ts';
import { paymentLabel } from '#domain/orders.ts';
import { digits } from '#texts/numbers.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import type { PublicSettings } from '#web/state/settings.ts';
import { LineComponents } from './LineComponents.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderTotals } from './OrderTotals.tsx';

interface OrderSheetProps {
  order: Order;
  settings: PublicSettings;
  /** Heading: receipt or invoice. */
  heading: ReactNode;
  className?: string;
}

/** An order with prices on one sheet: the customer's receipt or the shop's invoice. */
export function OrderSheet({ order, settings, heading, className }: OrderSheetProps) {
  return (
    <article aria-label={ordersTexts.order(order.orderNumber)} className={className}>
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div>
          {heading}
          <p className="tabular-nums">{order.orderNumber}</p>
          <p className="text-muted text-sm">{formatMoment(order.createdAt)}</p>
        </div>
        <address className="text-sm not-italic sm:text-right">
          <span className="block font-display text-lg">{settings.name}</span>
          {settings.address}
          <br />
          {digits(settings.phone)}
        </address>
      </header>
      <section className="text-sm">
        <h2 className="mb-1 font-medium font-text text-base">
          {isToDeliver(order.shippingAddress) ? ordersTexts.deliverTo : orderSourceTexts.soldInShop}
        </h2>
        <OrderAddress {...order} />
      </section>
      <PricedLines lines={order.orderItems} orderNumber={order.orderNumber} />
      <div className="ml-auto w-full max-w-64 break-inside-avoid">
        <OrderTotals order={order} />
      </div>
      <p className="text-muted text-sm">{ordersTexts.payment(paymentLabel(order.paymentMethod))}</p>
    </article>
  );
}

const headings = [ordersTexts.quantity, ordersTexts.price, ordersTexts.amount];

interface PricedLinesProps {
  lines: Order['orderItems'];
  orderNumber: string;
}

/** Printed pages repeat the head, so that each page of a long order names it. */
function PricedLines({ lines, orderNumber }: PricedLinesProps) {
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="border-edge border-b text-muted">
          <th scope="col" className="py-2 pr-4 font-medium">
            {ordersTexts.item} <span className="hidden print:inline">({orderNumber})</span>
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="py-2 pr-4 text-right font-medium last:pr-0">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
          <tr key={place} className="break-inside-avoid border-line border-b align-top">
            <td className="py-3 pr-4">
              {itemText(line)}
              <LineComponents line={line} />
            </td>
            <td className="py-3 pr-4 text-right">{digits(line.quantity)}</td>
            <td className="py-3 pr-4 text-right">{formatTaka(line.price)}</td>
            <td className="py-3 text-right">{formatTaka(line.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
