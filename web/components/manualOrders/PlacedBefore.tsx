import { normalisePhone } from '#domain/phones.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';

interface PlacedBeforeProps {
  phone: string;
  onNext: () => void;
}

/** The first request has arrived, its answer has not: placing again would order twice. */
export function PlacedBefore({ phone, onNext }: PlacedBeforeProps) {
  return (
    <FormAlert tone="caution">
      <p className="font-medium">This order was placed before your last changes.</p>
      <p>
        The connection was lost before the answer arrived.{' '}
        <Link
          to={`/admin/orders?search=${encodeURIComponent(normalisePhone(phone))}`}
          className="underline underline-offset-4"
        >
          Open the orders of this number
        </Link>{' '}
        to change it.
      </p>
      <Button look="outline" size="sm" className="mt-2" onClick={onNext}>
        Next order
      </Button>
    </FormAlert>
  );
}
