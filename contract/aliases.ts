/**
 * Some fields have two names in the API. The code uses the first name only. This file adds the second name to
 * responses and reads it from requests; nothing else knows it.
 */
import { z } from 'zod';

/** Field names with their aliases. */
type Pairs = Readonly<Record<string, string>>;

export const orderAliases = { status: 'orderStatus' } as const satisfies Pairs;
export const productAliases = { featured: 'isFeatured', isNewArrival: 'isNew' } as const satisfies Pairs;
export const addressAliases = { isDefault: 'isPrimary' } as const satisfies Pairs;

type Shape = z.core.$ZodShape;
/** The same shape, with the alias of each field added. */
type AliasShape<S extends Shape, P extends Pairs> = S & {
  [K in keyof P & keyof S as P[K]]: S[K];
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A response schema that adds the alias of each field. */
export function withAliases<S extends Shape, const P extends Pairs>(schema: z.ZodObject<S>, pairs: P) {
  const aliases = Object.entries(pairs);
  const aliasShape = Object.fromEntries(aliases.map(([name, alias]) => [alias, schema.shape[name]]));
  const both = z.object({ ...schema.shape, ...aliasShape }) as z.ZodObject<AliasShape<S, P>>;
  return z.preprocess((response: z.input<z.ZodObject<S>>) => addAliases(response, aliases), both);
}

/** Runs for every product of every list, so it does no more than copy. */
function addAliases(response: unknown, aliases: readonly (readonly [string, string])[]): unknown {
  if (!isMap(response)) return response;
  const both: Record<string, unknown> = { ...response };
  for (const [name, alias] of aliases) both[alias] = response[name];
  return both;
}

/** A request schema that takes either name. If a body has both, the first name wins. */
export const acceptingAliases = <S extends z.ZodType>(schema: S, pairs: Pairs) =>
  z.preprocess((body: z.input<S>) => firstNames(body, pairs), schema);

function firstNames(body: unknown, pairs: Pairs): unknown {
  if (!isMap(body)) return body;
  const found = Object.entries(pairs).filter(
    ([name, alias]) => body[name] === undefined && body[alias] !== undefined,
  );
  return { ...body, ...Object.fromEntries(found.map(([name, alias]) => [name, body[alias]])) };
}
