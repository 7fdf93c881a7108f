import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import type { Order } from '#web/components/orders/order.ts';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRecipient } from './OrderRecipient.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderDialogProps {
  /** Null once it is closed. */
  order: Order | null;
  onClose: () => void;
}

export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const [shown, setShown] = useState(order);
  // Keeps its words while it fades away.
  if (order && order !== shown) setShown(order);
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      size="lg"
      title={`Order ${shown?.orderNumber}`}
      description={shown && `#${idTail(shown._id)}, placed ${formatMoment(shown.createdAt)}`}
    >
      {shown && <OrderDetails order={shown} />}
    </Dialog>
  );
}

function OrderDetails({ order }: { order: Order }) {
  return (
    <div data-accent="gold" className="flex flex-col gap-6 text-sm">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-y py-3">
        <div className="flex items-center gap-3">
          <span className="text-muted">Status</span>
          <StatusPicker order={order} />
        </div>
        <p>
          <span className="text-muted">Payment</span>{' '}
          <span className="font-medium">{paymentLabel(order.paymentMethod)}</span>
        </p>
      </div>
      <OrderRecipient order={order} />
      <OrderLines order={order} />
      <OrderHistory order={order} />
    </div>
  );
}
