import { isToDeliver } from '#domain/addresses.ts';
import { dashedPhone, formatPhone } from '#domain/phones.ts';
import { countryTexts } from '#texts/countries.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';

interface OrderAddressProps extends Pick<Order, 'shippingAddress'> {
  /** For couriers, who sort parcels by the Latin names of places, and dial. */
  isForCourier?: boolean;
}

/** Where it goes. Of a sale over the counter, who bought it. */
export function OrderAddress({ shippingAddress, isForCourier = false }: OrderAddressProps) {
  const { fullName, phone, address, thana, district, placeName, landmark, country } = shippingAddress;
  const latin = isForCourier ? 'en' : undefined;
  return (
    <address className="wrap-anywhere flex flex-col not-italic">
      <span>{fullName}</span>
      {isToDeliver(shippingAddress) && (
        <>
          <span>{address}</span>
          {landmark && <span>{ordersTexts.landmark(landmark)}</span>}
          <span lang={latin}>{isForCourier ? `${thana}, ${district}` : placeName}</span>
          <span lang={latin}>{isForCourier ? country : countryTexts.nameOf(country)}</span>
        </>
      )}
      <span translate={isForCourier ? 'no' : undefined}>
        {isForCourier ? dashedPhone(phone) : formatPhone(phone)}
      </span>
    </address>
  );
}
