import { isToDeliver } from '#domain/addresses.ts';
import { choiceText } from '#domain/choiceText.ts';
import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { inAllOf, piecesOf } from '#domain/orderLines.ts';
import { paymentLabel } from '#domain/orders.ts';
import { adminTexts } from '#texts/admin.ts';
import { digits, grouped } from '#texts/numbers.ts';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { CourierNote } from '#web/components/orders/CourierNote.tsx';
import { LineComponents } from '#web/components/orders/LineComponents.tsx';
import { OrderAddress } from '#web/components/orders/OrderAddress.tsx';
import type { PublicSettings } from '#web/state/settings.ts';

interface PackingSlipProps {
  order: AdminOrder;
  settings: PublicSettings;
  className: string;
}

/**
 * The contents of the parcel, the recipient and the amount to collect. No prices, because a parcel is often a present. If
 * the customer asks for it, no amount either: the courier reads that on the label.
 */
export function PackingSlip({ order, settings, className }: PackingSlipProps) {
  return (
    <article aria-label={orderPrintsTexts.order(order.orderNumber)} className={className}>
      <header className="flex items-start justify-between gap-4">
        <div>
          <p className="font-display text-xl">{settings.name}</p>
          <p className="text-muted text-xs">
            {settings.address}, {digits(settings.phone)}
          </p>
        </div>
        <div className="text-right">
          <h2 className="whitespace-nowrap text-lg">{orderPrintsTexts.order(order.orderNumber)}</h2>
          <p className="text-muted text-xs">{formatDay(order.createdAt)}</p>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-4 border-line border-y py-3">
        <section>
          <h3 className="overline-text font-text text-muted">
            {isToDeliver(order.shippingAddress) ? orderPrintsTexts.deliverTo : orderSourceTexts.soldInShop}
          </h3>
          <OrderAddress shippingAddress={order.shippingAddress} isForCourier />
        </section>
        {!order.hidePrices && (
          <section className="text-right">
            <h3 className="overline-text font-text text-muted">{orderPrintsTexts.toCollect}</h3>
            <p className="font-display text-xl">{formatTaka(order.toCollect)}</p>
            <p className="text-xs">{paymentLabel(order.paymentMethod)}</p>
          </section>
        )}
      </div>
      <CourierNote order={order} />
      {order.giftNote && (
        <p className="wrap-anywhere whitespace-pre-line border-edge border-l-2 pl-3 font-display text-lg">
          {order.giftNote}
        </p>
      )}
      <SlipLines lines={order.orderItems} orderNumber={order.orderNumber} />
    </article>
  );
}

interface SlipLinesProps {
  lines: AdminOrder['orderItems'];
  orderNumber: string;
}

/** Printed pages repeat the head, so that each page of a long slip names its order. */
function SlipLines({ lines, orderNumber }: SlipLinesProps) {
  return (
    <table className="w-full">
      <thead className="text-left text-muted text-xs">
        <tr>
          <td colSpan={2} className="pb-1">
            {adminTexts.pieces(piecesOf(lines))}
            <span className="float-right hidden print:inline">{orderNumber}</span>
          </td>
        </tr>
        <tr className="sr-only">
          <th scope="col">{orderPrintsTexts.pieces}</th>
          <th scope="col">{orderPrintsTexts.item}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
          <tr key={place} className="break-inside-avoid border-line border-t align-top">
            <td className="whitespace-nowrap py-1.5 pr-3 font-medium tabular-nums">
              {grouped(line.quantity)} ×
            </td>
            <td className="w-full wrap-anywhere py-1.5">
              {line.name}
              {choiceText(line) && <span className="block font-medium">{choiceText(line)}</span>}
              <LineComponents line={{ components: inAllOf(line) }} className="list-inside list-disc" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
