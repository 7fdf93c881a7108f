import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { OrderAddress } from '#web/components/orders/OrderAddress.tsx';
import { OrderTotals } from '#web/components/orders/OrderTotals.tsx';
import type { Order } from '#web/components/orders/order.ts';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';
import type { PublicShop } from '#web/shop.ts';

type Line = Order['orderItems'][number];

const choiceOf = ({ selectedSize, selectedColor }: Line) =>
  [selectedSize && `Size ${selectedSize}`, selectedColor].filter(Boolean).join(', ');

/** Invoice and packing slip in one: what is in the parcel, whose it is, and what is paid at the door. */
export function PackingSlip({ order, shop }: { order: Order; shop: PublicShop }) {
  return (
    <article
      aria-label={`Order ${order.orderNumber}`}
      className="flex max-w-3xl flex-col gap-6 rounded-md border border-line bg-paper p-6 text-sm sm:p-10 print:max-w-none print:break-after-page print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="font-display text-2xl">{shop.name}</p>
          <p className="text-muted">
            {shop.address}, {shop.phone}
          </p>
        </div>
        <div className="sm:text-right">
          <h2 className="text-xl">Order {order.orderNumber}</h2>
          <p className="text-muted">{formatDay(order.createdAt)}</p>
        </div>
      </header>
      <div className="grid gap-6 border-line border-y py-4 sm:grid-cols-2">
        <section>
          <h3 className="overline-text font-text text-muted">Deliver to</h3>
          <OrderAddress shippingAddress={order.shippingAddress} />
        </section>
        <section className="sm:text-right">
          <h3 className="overline-text font-text text-muted">To collect</h3>
          <p className="font-display text-2xl">{formatTaka(order.totalPrice)}</p>
          <p>{paymentLabel(order.paymentMethod)}</p>
        </section>
      </div>
      <SlipLines lines={order.orderItems} />
      <div className="ml-auto w-full max-w-64">
        <OrderTotals {...order} />
      </div>
    </article>
  );
}

function SlipLines({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="w-full">
      <thead>
        <tr className="text-left text-muted text-xs">
          <th scope="col" className="py-2 pr-3 font-medium">
            Pieces
          </th>
          <th scope="col" className="w-full py-2 font-medium">
            Item
          </th>
          <th scope="col" className="py-2 pl-3 text-right font-medium">
            Price
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and places don't change
          <tr key={place} className="border-line border-t align-top">
            <td className="py-2 pr-3 font-medium tabular-nums">{line.quantity} ×</td>
            <td className="py-2">
              {line.name}
              {choiceOf(line) && <span className="block text-muted">{choiceOf(line)}</span>}
            </td>
            <td className="py-2 pl-3 text-right tabular-nums">{formatTaka(line.price * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
