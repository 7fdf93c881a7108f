/** Values that many responses use: times, choices, pictures, pagination, a message. */
import { z } from 'zod';
import { anyId } from '#domain/ids.schema.ts';

/** The database returns a Date; responses hold ISO 8601 in UTC. */
export const moment = z.preprocess(
  (at: Date | string) => (at instanceof Date ? at.toISOString() : at),
  z.iso.datetime(),
);

/** An amount in taka. */
export const amount = z.number();

/** Who did it: the admin's name. Null for customers, and once the admin is no longer known. */
export const by = z.string().nullable();

export const messageResponse = z.object({ message: z.string() });

/** The parameters of a path with one id. */
export const idParams = z.object({ id: anyId });

/** The chosen size and color. Null where there is none to choose. */
export const choice = { selectedSize: z.string().nullable(), selectedColor: z.string().nullable() };

/** A delivery address. */
export const addressFields = z.object({
  fullName: z.string(),
  phone: z.string(),
  address: z.string(),
  district: z.string(),
  thana: z.string(),
  /** Thana and district as they are called in the language of the call. */
  placeName: z.string(),
  /** Empty without one. */
  landmark: z.string(),
  country: z.string(),
});

/** Width and height are unknown for pictures that the shop does not store. */
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
  /** True if there are more than `total`: a search that matches very many counts only the first. */
  atLeast: z.boolean().optional(),
});
