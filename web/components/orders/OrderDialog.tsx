import Printer from 'virtual:lucide/printer';
import { isToDeliver } from '#domain/addresses.ts';
import { formatDay } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { paymentLabel } from '#domain/orders.ts';
import { orderSourceTexts } from '#texts/orderSources.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { CourierNote } from './CourierNote.tsx';
import { EstimatedDelivery } from './EstimatedDelivery.tsx';
import { GiftNote } from './GiftNote.tsx';
import { OrderAddress } from './OrderAddress.tsx';
import { OrderChanges } from './OrderChanges.tsx';
import { OrderLine } from './OrderLine.tsx';
import { OrderPart } from './OrderPart.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface OrderDialogProps {
  /** Null while closed. */
  order: Order | null;
  onClose: () => void;
}

export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const shown = useLastValue(order);
  if (!shown) return null;
  const { _id, createdAt, orderNumber, paymentMethod, orderItems } = shown;
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      size="lg"
      title={ordersTexts.order(orderNumber)}
      description={ordersTexts.placedWithId(formatDay(createdAt), idTail(_id))}
    >
      <div className="flex flex-col gap-8 pt-2">
        <div className="grid gap-8 sm:grid-cols-2">
          <OrderPart title={ordersTexts.status}>
            <StatusBadge {...shown} />
            <div className="mt-4">
              <OrderTimeline {...shown} />
            </div>
            <EstimatedDelivery order={shown} />
          </OrderPart>
          <div className="flex flex-col gap-6">
            <OrderPart
              title={
                isToDeliver(shown.shippingAddress) ? ordersTexts.deliveryAddress : orderSourceTexts.soldInShop
              }
            >
              <OrderAddress {...shown} />
              <CourierNote order={shown} />
              <GiftNote order={shown} />
            </OrderPart>
            <OrderPart title={ordersTexts.paymentMethod}>{paymentLabel(paymentMethod)}</OrderPart>
          </div>
        </div>
        <OrderPart title={ordersTexts.items}>
          <ul className="divide-y divide-line">
            {orderItems.map((item, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
              <OrderLine key={place} item={item} />
            ))}
          </ul>
          <OrderTotals order={shown} />
        </OrderPart>
        <OrderChanges order={shown} />
        <ButtonLink to={`/account/orders/${_id}/receipt`} look="outline" className="self-start">
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.5} />
          {ordersTexts.receipt}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
