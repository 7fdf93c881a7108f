import Truck from 'virtual:lucide/truck';
import { isDeliveryFree, moreForFreeDelivery } from '#domain/freeDelivery.ts';
import { formatPoisha, toPoisha } from '#domain/money.ts';
import { cartTexts } from '#texts/cart.ts';
import { useSettings } from '#web/state/settings.ts';

/** Progress to free delivery; `subtotal` after the discount, in taka. `isFree`: whatever the items cost. */
export function FreeDeliveryProgress({
  subtotal,
  isFree: isFreeAnyway,
}: {
  subtotal: number;
  isFree: boolean;
}) {
  const { delivery } = useSettings();
  const poisha = toPoisha(subtotal);
  const isFree = isFreeAnyway || isDeliveryFree(poisha, delivery);
  const share = isFree ? 1 : poisha / toPoisha(delivery.freeFrom);
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <p className="flex items-center gap-2 text-sm">
        <Truck aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
        {isFree
          ? cartTexts.youGetFreeDelivery
          : cartTexts.moreForFreeDelivery(formatPoisha(moreForFreeDelivery(poisha, delivery)))}
      </p>
      <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
        <div
          className="h-full origin-left rounded-full bg-accent transition-transform duration-300 ease-calm"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
