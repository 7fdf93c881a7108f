/** Ids are opaque to everyone outside; inside they are UUIDs in their lower-case form. */
import { z } from 'zod';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What isn't an id can't be found: callers answer "not found", not "invalid". */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** An id inside a body: any short text, since a wrong one is not found rather than invalid. */
export const idField = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(100, `${label} is not valid`);

/** As lists show an order. */
export const shortId = (id: string): string => id.slice(-6);

/** As detail views and the admin area show an order. */
export const idTail = (id: string): string => id.slice(-8);
