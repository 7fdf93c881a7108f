import { ChevronLeft, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { formatMoment } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { apiOf } from '#web/api.ts';
import { OrderAddress } from '#web/components/orders/OrderAddress.tsx';
import { OrderTotals } from '#web/components/orders/OrderTotals.tsx';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { useShop } from '#web/shop.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import type { Route } from './+types/receipt.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Receipt', description: 'A receipt to print or keep.', isHidden: true });

export const clientLoader = async ({ context, params }: Route.ClientLoaderArgs) => ({
  order: await apiOf(context).order({ params }),
});

export { PageSkeleton as HydrateFallback };

/** The sheet alone goes to the printer; see the print rules of the styles. */
export default function Receipt({ loaderData: { order } }: Route.ComponentProps) {
  const shop = useShop();
  return (
    <div className="page-width flex flex-col items-center py-8 sm:py-12 print:p-0">
      <div className="flex w-full max-w-2xl items-center justify-between pb-6 print:hidden">
        <Link
          to="/account?tab=orders"
          className="-ml-1 inline-flex min-h-11 items-center gap-1 text-muted text-sm underline-offset-4 hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          My Orders
        </Link>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          Print
        </Button>
      </div>
      <article className="flex w-full max-w-2xl flex-col gap-8 rounded-md border border-line bg-paper p-6 sm:p-12 print:border-0 print:p-0">
        <header className="flex flex-wrap items-start justify-between gap-6">
          <div>
            <h1 className="text-2xl">Receipt</h1>
            <p className="tabular-nums">{order.orderNumber}</p>
            <p className="text-muted text-sm">
              {formatMoment(order.createdAt)} · {statusLabel(order.status)}
            </p>
          </div>
          <address className="text-sm not-italic sm:text-right">
            <span className="block font-display text-lg">{shop.name}</span>
            {shop.address}
            <br />
            {shop.phone}
          </address>
        </header>
        <section className="text-sm">
          <h2 className="mb-1 font-medium font-text text-base">Delivery to</h2>
          <OrderAddress {...order} />
        </section>
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-edge border-b text-muted">
              <th scope="col" className="py-2 pr-4 font-medium">
                Item
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                Quantity
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                Price
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Amount
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {order.orderItems.map((item) => (
              <tr
                key={`${item.product}${item.selectedSize}${item.selectedColor}`}
                className="border-line border-b align-top"
              >
                <td className="py-3 pr-4">
                  {[item.name, item.selectedSize && `Size ${item.selectedSize}`, item.selectedColor]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td className="py-3 pr-4 text-right">{item.quantity}</td>
                <td className="py-3 pr-4 text-right">{formatTaka(item.price)}</td>
                <td className="py-3 text-right">{formatTaka(item.price * item.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="ml-auto w-full max-w-64">
          <OrderTotals {...order} />
        </div>
        <p className="text-muted text-sm">Payment: {paymentLabel(order.paymentMethod)}</p>
      </article>
    </div>
  );
}
