import { useState } from 'react';
import { courierLabel } from '#domain/couriers.ts';
import { formatMoment } from '#domain/dates.ts';
import { mayBook, mayChangeBooking } from '#domain/orderBooking.ts';
import { adminTexts } from '#texts/admin.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderSection } from '#web/components/adminOrders/OrderSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { BookingForm } from './BookingForm.tsx';
import { useOrderForm } from './useOrderForm.ts';

/** The courier that has the parcel, and its number there. */
export function BookingSection({ order }: { order: AdminOrder }) {
  const [isEditing, setIsEditing] = useState(false);
  const { booking, status } = order;
  const isOffered = booking ? mayChangeBooking(status) : mayBook(status);
  if (!booking && !isOffered && !isEditing) return null;
  return (
    <OrderSection title={orderLifecycleTexts.courier}>
      {isEditing ? (
        <BookingForm order={order} onClose={() => setIsEditing(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <BookingText booking={booking} />
          {isOffered && (
            <Button look="outline" size="sm" onClick={() => setIsEditing(true)}>
              {booking ? orderLifecycleTexts.changeBookingOpens : orderLifecycleTexts.bookOpens}
            </Button>
          )}
          {booking && mayBook(status) && <RemoveBooking id={order._id} at={booking.at} />}
        </div>
      )}
    </OrderSection>
  );
}

function BookingText({ booking }: Pick<AdminOrder, 'booking'>) {
  if (!booking) return <p className="text-muted">{orderLifecycleTexts.notBookedYet}</p>;
  const { courier, consignment, at, by } = booking;
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">
        {courierLabel(courier)}
        {consignment && `, ${consignment}`}
      </span>{' '}
      <span className="text-muted">
        <time dateTime={at}>{formatMoment(at)}</time>
        {by && adminTexts.by(by)}
      </span>
    </p>
  );
}

/** `at`: of the booking that is shown. One that another admin has made since is not removed. */
function RemoveBooking({ id, at }: { id: string; at: string }) {
  const form = useOrderForm('deleteBooking', id);
  const remove = async () => {
    const hint = orderLifecycleTexts.removeBookingHint;
    if (
      await confirm(orderLifecycleTexts.removeThisBooking, {
        hint,
        yes: orderLifecycleTexts.remove,
        no: orderLifecycleTexts.keep,
      })
    )
      form.submit(at);
  };
  return (
    <>
      <Button look="quiet" size="sm" busy={form.isBusy} onClick={() => void remove()}>
        {orderLifecycleTexts.removeBooking}
      </Button>
      <FormAlert className="basis-full">{form.failure}</FormAlert>
    </>
  );
}
