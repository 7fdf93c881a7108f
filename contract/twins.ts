/**
 * Some values go by two names outside. Inside each has one, the first; here the second is added to answers and
 * read from requests, and nowhere else.
 */
import { z } from 'zod';

type Pairs = Readonly<Record<string, string>>;

export const orderTwins = { status: 'orderStatus' } as const satisfies Pairs;
export const productTwins = { featured: 'isFeatured', isNewArrival: 'isNew' } as const satisfies Pairs;
export const addressTwins = { isDefault: 'isPrimary' } as const satisfies Pairs;

type Shape = z.core.$ZodShape;
/** The same shape with each twin beside its first name. */
type TwinShape<S extends Shape, P extends Pairs> = S & {
  [K in keyof P & keyof S as P[K]]: S[K];
};

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer that carries both names of each pair. */
export function answeringTwins<S extends Shape, const P extends Pairs>(schema: z.ZodObject<S>, pairs: P) {
  const twins = Object.entries(pairs);
  const twinShape = Object.fromEntries(twins.map(([name, twin]) => [twin, schema.shape[name]]));
  const both = z.object({ ...schema.shape, ...twinShape }) as z.ZodObject<TwinShape<S, P>>;
  return z.preprocess((answer: z.input<z.ZodObject<S>>) => addTwins(answer, twins), both);
}

/** Of every product of every list. */
function addTwins(answer: unknown, twins: readonly (readonly [string, string])[]): unknown {
  if (!isMap(answer)) return answer;
  const both: Record<string, unknown> = { ...answer };
  for (const [name, twin] of twins) both[twin] = answer[name];
  return both;
}

/** A body that may use either name; where it uses both, the first holds. */
export const readingTwins = <S extends z.ZodType>(schema: S, pairs: Pairs) =>
  z.preprocess((body: z.input<S>) => firstNames(body, pairs), schema);

function firstNames(body: unknown, pairs: Pairs): unknown {
  if (!isMap(body)) return body;
  const found = Object.entries(pairs).filter(
    ([name, twin]) => body[name] === undefined && body[twin] !== undefined,
  );
  return { ...body, ...Object.fromEntries(found.map(([name, twin]) => [name, body[twin]])) };
}
