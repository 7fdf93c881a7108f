import { areaOf, deliveryTimes } from '#domain/deliveryTimes.ts';
import { findDistrict } from '#domain/districts.ts';
import { deliveryTexts } from '#texts/delivery.ts';
import { districtTexts } from '#texts/districts.ts';
import { useDeliveryDates } from '#web/state/deliveryDates.ts';
import { TextWith } from '#web/ui/TextWith.tsx';

/**
 * When an order to this district arrives. Empty, but as high, until a district is typed. What changes once the dates are known
 * comes last, so that nothing moves.
 */
export function EstimateLine({ district }: { district: string }) {
  const datesOf = useDeliveryDates();
  const found = findDistrict(district);
  if (!found) return <p className="min-h-6 text-muted text-sm">{deliveryTexts.chooseToSee}</p>;
  const area = areaOf(found.name);
  return (
    <p aria-live="polite" className="min-h-6 text-sm">
      <TextWith
        text={deliveryTexts.deliveryIn}
        parts={{
          district: districtTexts.nameOf(found.name),
          when: <strong className="font-medium">{datesOf(area) ?? deliveryTimes[area]}</strong>,
        }}
      />
    </p>
  );
}
