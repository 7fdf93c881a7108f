import type { Courier } from '#domain/couriers.ts';

/** The page with a courier's names of places. */
export const placesHref = (courier: Courier): string => `/admin/orders/couriers/places?courier=${courier}`;
