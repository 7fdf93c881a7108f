import { areaOf, deliveryTimes } from '#domain/deliveryTimes.ts';
import { findDistrict } from '#domain/districts.ts';
import { useDeliveryDates } from '#web/state/deliveryDates.ts';

/**
 * When an order to this district arrives. Empty, but as high, until a district is typed. What changes once the dates are known
 * comes last, so that nothing moves.
 */
export function EstimateLine({ district }: { district: string }) {
  const datesOf = useDeliveryDates();
  const found = findDistrict(district);
  if (!found)
    return <p className="min-h-6 text-muted text-sm">Choose your district to see when it arrives.</p>;
  const area = areaOf(found.name);
  return (
    <p aria-live="polite" className="min-h-6 text-sm">
      Delivery in {found.name}:{' '}
      <strong className="font-medium">{datesOf(area) ?? deliveryTimes[area]}</strong>
    </p>
  );
}
