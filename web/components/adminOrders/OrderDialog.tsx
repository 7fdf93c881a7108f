import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { paymentLabel } from '#domain/orders.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { CallSection } from './CallSection.tsx';
import { NotesSection } from './NotesSection.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRecipient } from './OrderRecipient.tsx';
import { PhoneHistory } from './PhoneHistory.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderDialogProps {
  /** Null while closed. */
  order: AdminOrder | null;
  /** Details that the list lacks; null while they load. */
  opened: OpenedOrder | null;
  onClose: () => void;
}

export function OrderDialog({ order, opened, onClose }: OrderDialogProps) {
  const shown = useLastValue(order);
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

function OrderDetails({ order, opened }: { order: AdminOrder; opened: OpenedOrder | null }) {
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
      <PhoneHistory order={order} others={opened?.otherOrders} />
      <OrderLines order={order} />
      <NotesSection orderId={order._id} notes={opened?.notes} />
      <OrderHistory order={order} opened={opened} />
    </div>
  );
}
