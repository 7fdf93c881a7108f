/** Ids: lower-case UUIDs, opaque to clients. */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** False for anything else. Callers then respond "not found", not "invalid". */
export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** The id of an order in lists: the last 6 characters. */
export const shortId = (id: string): string => id.slice(-6);

/** The id of an order in detail views and in admin: the last 8 characters. */
export const idTail = (id: string): string => id.slice(-8);
