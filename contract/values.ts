/** What many answers hold: times, pictures, places in a list, a sentence. */
import { z } from 'zod';

/** The database gives a Date; an answer holds ISO 8601 in UTC. */
export const moment = z.preprocess(
  (at: Date | string) => (at instanceof Date ? at.toISOString() : at),
  z.iso.datetime(),
);

/** Taka. */
export const amount = z.number();

export const messageAnswer = z.object({ message: z.string() });

export const idParams = z.object({ id: z.string() });

/** Where a parcel goes. */
export const addressFields = z.object({
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  district: z.string(),
  thana: z.string(),
  country: z.string(),
});

/** Width and height are unknown where a picture isn't kept by the shop. */
export const picture = z.object({
  url: z.string(),
  publicId: z.string(),
  alt: z.string(),
  width: z.int().nullish(),
  height: z.int().nullish(),
});

export const pagination = z.object({
  currentPage: z.int(),
  totalPages: z.int(),
  total: z.int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
  limit: z.int(),
  /** There are more than `total`: of a search that fits very many, the first ones are counted. */
  atLeast: z.boolean().optional(),
});
