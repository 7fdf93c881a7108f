/** The couriers' own names of districts and zones: what admins changed, and what they chose for single orders. */
import { z } from 'zod';
import {
  chosenPlacesSchema,
  courierField,
  courierPlaceSchema,
  placeKeySchema,
} from '#domain/courierPlaces.schema.ts';
import { endpoint } from './endpoint.ts';
import { messageResponse } from './values.ts';

const admin = { who: 'admin', duty: 'orders', group: 'Courier places' } as const;

const place = z.object({
  district: z.string(),
  /** Empty for the name of the whole district. */
  thana: z.string(),
  courierDistrict: z.string(),
  /** Empty for the name of the whole district. */
  courierZone: z.string(),
});

const response = z.object({
  /** The admins' names, by district and thana. All other places are as they ship with the shop. */
  places: z.array(place),
  /** What admins chose for orders that are still in the shop. */
  chosen: z.array(z.object({ order: z.string(), district: z.string(), zone: z.string() })),
});

export const courierPlaces = {
  courierPlaces: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/courier-places',
    summary: "The admins' names of places at a courier, and the places that they chose for orders",
    input: { query: z.object({ courier: courierField }) },
    response,
  }),
  saveCourierPlace: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/courier-places',
    summary: 'Name a place as the courier does',
    input: { body: courierPlaceSchema },
    response: z.object({ place }),
  }),
  resetCourierPlace: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/courier-places',
    summary: 'Give a place the name that ships with the shop',
    input: { query: placeKeySchema },
    response: messageResponse,
    refusals: ['placeNotFound'],
  }),
  chooseCourierPlaces: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/courier-places/chosen',
    summary: 'Choose the places of orders at a courier. Unknown orders are skipped',
    input: { body: chosenPlacesSchema },
    response,
  }),
};
