import { areaOf, type DeliveryArea, deliveryTimes } from '#domain/deliveryTimes.ts';
import { deliveryTexts } from '#texts/delivery.ts';
import { useDeliveryDates } from '#web/state/deliveryDates.ts';
import { useDeliveryDistrict } from '#web/state/deliveryDistrict.ts';
import { useDistrictName } from '#web/state/districtName.ts';
import { DistrictChoice } from './DistrictChoice.tsx';

/**
 * When an order of now arrives: in the visitor's district, or in Dhaka and elsewhere. Until the dates are known, it says
 * how many days it takes. Every state has three lines and the choice, so that nothing moves.
 */
export function DeliveryEstimate() {
  const district = useDeliveryDistrict();
  const datesOf = useDeliveryDates();
  const shown = useDistrictName(district);
  const textOf = (area: DeliveryArea) => datesOf(area) ?? deliveryTexts.inTime(deliveryTimes[area]);
  return (
    <div className="min-w-0 grow text-sm">
      <p className="leading-6">{deliveryTexts.getIt}</p>
      {district ? (
        <>
          <p className="whitespace-nowrap font-medium leading-6">{textOf(areaOf(district))}</p>
          <p className="leading-6">{deliveryTexts.inDistrict(shown)}</p>
        </>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 leading-6">
          <dt className="text-muted">{deliveryTexts.dhaka}</dt>
          <dd className="whitespace-nowrap font-medium">{textOf('insideDhaka')}</dd>
          <dt className="text-muted">{deliveryTexts.elsewhere}</dt>
          <dd className="whitespace-nowrap font-medium">{textOf('outsideDhaka')}</dd>
        </dl>
      )}
      <DistrictChoice district={district} />
    </div>
  );
}
