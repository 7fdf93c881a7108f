import { formatTaka } from '#domain/money.ts';
import { piecesOf } from '#domain/orderLines.ts';
import { dashedPhone } from '#domain/phones.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { CourierNote } from '#web/components/orders/CourierNote.tsx';
import type { PublicSettings } from '#web/state/settings.ts';

interface ParcelLabelProps {
  order: AdminOrder;
  settings: PublicSettings;
  className: string;
}

/** The outside of the parcel: where it goes, what to collect, where it comes from. Not what is in it. */
export function ParcelLabel({ order, settings, className }: ParcelLabelProps) {
  const { orderNumber, shippingAddress: to, booking, toCollect, orderItems } = order;
  return (
    <article aria-label={orderPrintsTexts.order(orderNumber)} className={className}>
      <header className="flex items-start justify-between gap-4">
        <h2 className="whitespace-nowrap text-xl">{orderNumber}</h2>
        {booking && (
          <p className="text-right text-sm">
            {booking.courier}
            {booking.consignment && <span className="block font-medium">{booking.consignment}</span>}
          </p>
        )}
      </header>
      <section className="wrap-anywhere border-edge border-y py-3">
        <h3 className="overline-text font-text text-muted">{orderPrintsTexts.deliverTo}</h3>
        <p className="font-medium text-lg">{to.fullName}</p>
        <p translate="no" className="font-medium text-lg tabular-nums">
          {dashedPhone(to.phone)}
        </p>
        <p>{to.address}</p>
        {to.landmark && <p>{orderPrintsTexts.landmark(to.landmark)}</p>}
        <p lang="en" className="font-medium">
          {[to.thana, to.district].filter(Boolean).join(', ')}
        </p>
      </section>
      <CourierNote order={order} />
      <section className="flex items-end justify-between gap-4">
        <div>
          <h3 className="overline-text font-text text-muted">{orderPrintsTexts.toCollect}</h3>
          <p className="font-display text-2xl">
            {toCollect > 0 ? formatTaka(toCollect) : orderPrintsTexts.nothing}
          </p>
        </div>
        <p className="text-sm">{adminTexts.pieces(piecesOf(orderItems))}</p>
      </section>
      <footer className="mt-auto text-xs">
        {orderPrintsTexts.from(settings.name, settings.address, settings.phone)}
      </footer>
    </article>
  );
}
