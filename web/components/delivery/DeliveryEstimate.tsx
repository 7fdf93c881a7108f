import { areaOf, type DeliveryArea, deliveryTimes } from '#domain/deliveryTimes.ts';
import { useDeliveryDates } from '#web/state/deliveryDates.ts';
import { useDeliveryDistrict } from '#web/state/deliveryDistrict.ts';
import { DistrictChoice } from './DistrictChoice.tsx';

/**
 * When an order of now arrives: in the visitor's district, or in Dhaka and elsewhere. Until the dates are known, it says
 * how many days it takes. Every state has three lines and the choice, so that nothing moves.
 */
export function DeliveryEstimate() {
  const district = useDeliveryDistrict();
  const datesOf = useDeliveryDates();
  const textOf = (area: DeliveryArea) => datesOf(area) ?? `in ${deliveryTimes[area]}`;
  return (
    <div className="min-w-0 grow text-sm">
      <p className="leading-6">Get it</p>
      {district ? (
        <>
          <p className="whitespace-nowrap font-medium leading-6">{textOf(areaOf(district))}</p>
          <p className="leading-6">in {district}</p>
        </>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 leading-6">
          <dt className="text-muted">Dhaka</dt>
          <dd className="whitespace-nowrap font-medium">{textOf('insideDhaka')}</dd>
          <dt className="text-muted">Elsewhere</dt>
          <dd className="whitespace-nowrap font-medium">{textOf('outsideDhaka')}</dd>
        </dl>
      )}
      <DistrictChoice district={district} />
    </div>
  );
}
