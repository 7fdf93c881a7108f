import { formatMoment } from '#domain/dates.ts';
import { idTail } from '#domain/ids.ts';
import { paymentLabel } from '#domain/orders.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder, OpenedOrder } from '#web/api/responses.ts';
import { NOT_SAVED, useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { BookingSection } from '#web/components/orderLifecycle/BookingSection.tsx';
import { ExchangeLinks } from '#web/components/orderLifecycle/ExchangeLinks.tsx';
import { LifecycleActions } from '#web/components/orderLifecycle/LifecycleActions.tsx';
import { PaymentSection } from '#web/components/orderLifecycle/PaymentSection.tsx';
import { useHasUnsavedForms } from '#web/components/orderLifecycle/useUnsavedForm.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useLastValue } from '#web/ui/useLastValue.ts';
import { CallSection } from './CallSection.tsx';
import type { OrderNeighbours } from './loadOpened.ts';
import { NotesSection } from './NotesSection.tsx';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRecipient } from './OrderRecipient.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { OtherOrders } from './PhoneHistory.tsx';
import { StatusPicker } from './StatusPicker.tsx';

interface OrderDialogProps {
  /** Null while closed. */
  order: AdminOrder | null;
  /** Details that the list lacks; null while they load. */
  opened: OpenedOrder | null;
  /** The orders beside it in the list; null while they load. */
  neighbours: OrderNeighbours | null;
  onClose: () => void;
}

/** The order is in the query of the address, so closing it and going on to another one ask, too. */
const guard = { question: orderDialogTexts.leaveThisOrder(NOT_SAVED), isOfTab: true };

export function OrderDialog({ order, opened, neighbours, onClose }: OrderDialogProps) {
  const shown = useLastValue(order);
  // The forms are still there while the dialog fades out.
  const hasUnsaved = useHasUnsavedForms() && order !== null;
  useLeaveGuard(hasUnsaved, guard);
  return (
    <Dialog
      open={order !== null}
      onClose={onClose}
      size="lg"
      title={orderDialogTexts.order(shown?.orderNumber ?? '')}
      toolbar={
        shown && (
          <div data-accent="gold">
            <OrderSteps orderId={shown._id} neighbours={neighbours} />
          </div>
        )
      }
      description={shown && orderDialogTexts.placedAt(idTail(shown._id), formatMoment(shown.createdAt))}
    >
      {shown && (
        <OrderDetails
          key={shown._id}
          order={shown}
          opened={opened?.order._id === shown._id ? opened : null}
        />
      )}
    </Dialog>
  );
}

/** The next order shows its start, wherever the one before was scrolled to. */
const scrollToStart = (details: HTMLElement | null) => details?.parentElement?.scrollTo({ top: 0 });

function OrderDetails({ order, opened }: { order: AdminOrder; opened: OpenedOrder | null }) {
  return (
    <div ref={scrollToStart} data-accent="gold" className="flex flex-col gap-6 text-sm">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 border-line border-y py-3">
        <div className="flex items-center gap-3">
          <span className="text-muted">{orderDialogTexts.status}</span>
          <StatusPicker order={order} />
        </div>
        <p>
          <span className="text-muted">{orderDialogTexts.payment}</span>{' '}
          <span className="font-medium">{paymentLabel(order.paymentMethod)}</span>
        </p>
      </div>
      <ExchangeLinks order={order} />
      {/* A call confirms the items and what they cost, so whoever calls reads these first. */}
      <OrderLines order={order} />
      <CallSection order={order} calls={opened?.calls} />
      <LifecycleActions order={order} />
      <OrderRecipient order={order} />
      <OtherOrders order={order} others={opened?.otherOrders} />
      <PaymentSection order={order} />
      <BookingSection order={order} />
      <NotesSection orderId={order._id} notes={opened?.notes} />
      <OrderHistory order={order} opened={opened} />
    </div>
  );
}
