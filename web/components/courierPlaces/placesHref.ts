import { type Courier, courierValues } from '#domain/couriers.ts';

/** The courier that the page shows unless another is chosen. */
export const [firstCourier] = courierValues;

/** The page with a courier's names of places. */
export const placesHref = (courier: Courier): string =>
  `/admin/orders/couriers/places${courier === firstCourier ? '' : `?courier=${courier}`}`;
