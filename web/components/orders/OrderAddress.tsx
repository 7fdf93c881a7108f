import { formatPhone } from '#domain/phones.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';

export function OrderAddress({ shippingAddress }: Pick<Order, 'shippingAddress'>) {
  const { fullName, phone, address, thana, district, landmark, country } = shippingAddress;
  return (
    <address className="flex flex-col not-italic">
      <span>{fullName}</span>
      <span className="[overflow-wrap:anywhere]">{address}</span>
      {landmark && <span className="[overflow-wrap:anywhere]">{ordersTexts.landmark(landmark)}</span>}
      <span>
        {thana}, {district}
      </span>
      <span>{country}</span>
      <span>{formatPhone(phone)}</span>
    </address>
  );
}
