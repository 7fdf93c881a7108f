/** Requests with one value replaced by another. */

export type Path = readonly (string | number)[];

/** The places of all values in a value, itself included. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

export function replacedAt(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = (value as Record<string | number, unknown> | undefined)?.[key];
  return Object.assign(copy, { [key]: replacedAt(inner, rest, by) });
}
