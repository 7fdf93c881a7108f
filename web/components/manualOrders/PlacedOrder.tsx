import { orderConfirmation } from '#domain/orderConfirmation.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { CopyButton } from '#web/components/secondFactor/CopyButton.tsx';
import { useSettings } from '#web/state/settings.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

interface PlacedOrderProps {
  order: AdminOrder;
  onNext: () => void;
}

/** The form is gone, so its result takes the focus. */
const focusTitle = (title: HTMLElement | null) => title?.focus();

/** The order's number, and its confirmation to paste into the chat. */
export function PlacedOrder({ order, onNext }: PlacedOrderProps) {
  const { name } = useSettings();
  const text = orderConfirmation(order, name);
  return (
    <section aria-label={manualOrdersTexts.placedOrder} className="flex max-w-2xl flex-col gap-4">
      <h2 ref={focusTitle} tabIndex={-1} className="text-xl outline-none">
        {manualOrdersTexts.orderIsPlaced(order.orderNumber)}
      </h2>
      <p className="wrap-anywhere whitespace-pre-line rounded-md border border-line bg-paper p-4 text-sm">
        {text}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={text} what="confirmation" />
        <Button size="sm" onClick={onNext}>
          {manualOrdersTexts.nextOrder}
        </Button>
        <ButtonLink to={`/admin/orders?order=${order._id}`} look="quiet" size="sm">
          {manualOrdersTexts.openOrder}
        </ButtonLink>
      </div>
    </section>
  );
}
