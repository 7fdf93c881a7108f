import { normalisePhone } from '#domain/phones.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';

interface PlacedBeforeProps {
  phone: string;
  onNext: () => void;
}

/** The first request has arrived, its response has not: placing again would order twice. */
export function PlacedBefore({ phone, onNext }: PlacedBeforeProps) {
  return (
    <FormAlert tone="caution">
      <p className="font-medium">{manualOrdersTexts.placedBefore}</p>
      <p>
        <TextWith
          text={manualOrdersTexts.answerLost}
          parts={{
            orders: (
              <Link
                to={`/admin/orders?search=${encodeURIComponent(normalisePhone(phone))}`}
                className="underline underline-offset-4"
              >
                {manualOrdersTexts.openTheirOrders}
              </Link>
            ),
          }}
        />
      </p>
      <Button look="outline" size="sm" className="mt-2" onClick={onNext}>
        {manualOrdersTexts.nextOrder}
      </Button>
    </FormAlert>
  );
}
