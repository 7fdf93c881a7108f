import PackageCheck from 'virtual:lucide/package-check';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminOrderMessages } from '#texts/adminOrderMessages.ts';
import { courierFileTexts } from '#texts/courierFile.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { failureText } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { toast } from '#web/ui/toast.ts';
import { inParts } from './downloadCourierFile.ts';

interface BookingOfferProps {
  /** The courier's name, as bookings store it. */
  courier: string;
  /** The orders of the downloaded file. */
  ids: readonly string[];
  onDone: () => void;
}

/** After the download: books the file's orders, so that the next file leaves them out. */
export function BookingOffer({ courier, ids, onDone }: BookingOfferProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const book = async () => {
    setIsBusy(true);
    try {
      let booked = 0;
      for (const orders of inParts(ids))
        booked += (await adminApi.bookOrders({ body: { orders, courier } })).booked.length;
      toast(courierFileTexts.bookedWith(booked, courier));
      onDone();
    } catch (error) {
      setFailure(failureText(error, adminOrderMessages.bookingFailed));
    } finally {
      setIsBusy(false);
      void revalidate();
    }
  };
  return (
    <div className="flex flex-col gap-5 pt-2">
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{courierFileTexts.downloaded(ids.length, courier)}</FormAlert>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          {courierFileTexts.notNow}
        </Button>
        <Button busy={isBusy} busyLabel={courierFileTexts.booking} onClick={() => void book()}>
          <PackageCheck aria-hidden="true" className="size-5" />
          {courierFileTexts.markBooked(courier)}
        </Button>
      </div>
    </div>
  );
}
