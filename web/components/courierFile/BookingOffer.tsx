import PackageCheck from 'virtual:lucide/package-check';
import { courierFileTexts } from '#texts/courierFile.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { useBookFile } from './useBookFile.ts';

interface BookingOfferProps {
  /** The courier's name, as bookings store it. */
  courier: string;
  /** The orders of the downloaded file. */
  orders: readonly AdminOrder[];
  onDone: () => void;
}

/** After the download: books the file's orders, so that the next file leaves them out. */
export function BookingOffer({ courier, orders, onDone }: BookingOfferProps) {
  const { book, isBusy, failure, notBooked } = useBookFile({ courier, orders, onDone });
  if (notBooked) {
    return (
      <div className="flex flex-col gap-5 pt-2">
        {notBooked.map((text) => (
          <FormAlert key={text}>{text}</FormAlert>
        ))}
        <Button className="self-end" onClick={onDone}>
          {courierFileTexts.close}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5 pt-2">
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{courierFileTexts.downloaded(orders.length, courier)}</FormAlert>
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
