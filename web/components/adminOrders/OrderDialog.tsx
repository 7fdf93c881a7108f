import { useState } from 'react';
import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { paymentLabel } from '#web/components/orders/paymentLabel.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { CallSection } from './CallSection.tsx';
import type { DeskOrder, OpenedOrder } from './deskOrder.ts';
import { NotesSection } from './NotesSection.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRecipient } from './OrderRecipient.tsx';
import { PhonePast } from './PhonePast.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderDialogProps {
  /** Null once it is closed. */
  order: DeskOrder | null;
  /** What the list doesn't hold of it; null while that is on its way. */
  opened: OpenedOrder | null;
  onClose: () => void;
}

export function OrderDialog({ order, opened, onClose }: OrderDialogProps) {
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
      {shown && <OrderDetails order={shown} opened={opened?.order._id === shown._id ? opened : null} />}
    </Dialog>
  );
}

function OrderDetails({ order, opened }: { order: DeskOrder; opened: OpenedOrder | null }) {
  return (
    <div key={order._id} data-accent="gold" className="flex flex-col gap-6 text-sm">
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
      <CallSection order={order} calls={opened?.calls} />
      <OrderRecipient order={order} />
      <PhonePast order={order} others={opened?.otherOrders} />
      <OrderLines order={order} />
      <NotesSection orderId={order._id} notes={opened?.notes} />
      <OrderHistory order={order} opened={opened} />
    </div>
  );
}
