import { feeText } from '#domain/delivery.ts';
import { formatPoisha } from '#domain/money.ts';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { KeyHint } from './KeyHint.tsx';
import type { ManualTotal } from './manualTotal.ts';

interface OrderBarProps {
  total: ManualTotal;
  failure: string | undefined;
  isBusy: boolean;
}

type Figure = [term: string, text: string];

function figuresOf({ totalPoisha, shippingPoisha, isFeeKnown, toCollectPoisha }: ManualTotal): Figure[] {
  return [
    [manualOrdersTexts.delivery, isFeeKnown ? feeText(shippingPoisha) : manualOrdersTexts.byDistrict],
    [isFeeKnown ? manualOrdersTexts.total : manualOrdersTexts.totalBeforeDelivery, formatPoisha(totalPoisha)],
    [manualOrdersTexts.toCollect, formatPoisha(toCollectPoisha)],
  ];
}

/** What the order costs and the button that places it, always in view. */
export function OrderBar({ total, failure, isBusy }: OrderBarProps) {
  return (
    <div
      data-foot-bar
      className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-3 border-line border-t bg-ivory px-4 py-3 sm:mx-0 sm:px-0"
    >
      <FormAlert>{failure}</FormAlert>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <dl aria-label={manualOrdersTexts.amounts} className="flex flex-wrap gap-x-5 tabular-nums">
          {figuresOf(total).map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted text-xs">{term}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
        <span className="ml-auto text-muted text-xs">
          <KeyHint text={manualOrdersTexts.keysPlace} />
        </span>
        <Button type="submit" busy={isBusy} busyLabel={manualOrdersTexts.placing} className="max-sm:w-full">
          {manualOrdersTexts.placeOrder}
        </Button>
      </div>
    </div>
  );
}
