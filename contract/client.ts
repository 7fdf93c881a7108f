/**
 * A typed function for every endpoint of the table. A `Send` carries the call: the browser's over HTTP, the
 * page renderer's straight into the endpoint.
 */
import type { AnyEndpoint, ResponseOf, Sent } from './endpoint.ts';

export interface CallOptions {
  /** Makes a retry safe for idempotent endpoints. */
  idempotencyKey?: string;
  /** An `AbortSignal`. This layer knows neither the browser's nor Node's types. */
  signal?: unknown;
}

/** Carries one call. Returns the parsed response or throws a `Problem`. */
export type Send = (
  name: string,
  row: AnyEndpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions,
) => Promise<unknown>;

type NothingRequired<T> = Record<never, never> extends T ? true : false;
/** Parts that may be empty may be left out. */
type LoosePart<T> = { [K in keyof T as NothingRequired<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as NothingRequired<T[K]> extends true ? K : never]?: T[K];
};

/** The input is optional where every part of it is optional. */
type Call<E extends AnyEndpoint> =
  NothingRequired<LoosePart<Sent<E>>> extends true
    ? (input?: LoosePart<Sent<E>>, options?: CallOptions) => Promise<ResponseOf<E>>
    : (input: LoosePart<Sent<E>>, options?: CallOptions) => Promise<ResponseOf<E>>;

export type Client<Table extends Record<string, AnyEndpoint>> = {
  readonly [Name in keyof Table]: Call<Table[Name]>;
};

/** The client of a table of endpoints, with one function for each. */
export function createClient<Table extends Record<string, AnyEndpoint>>(
  table: Table,
  send: Send,
): Client<Table> {
  const call =
    (name: string, row: AnyEndpoint) =>
    (input: Parameters<Send>[2] = {}, options: CallOptions = {}) =>
      send(name, row, input, options);
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, call(name, row)]),
  ) as Client<Table>;
}

/** The URL path of a call with parameters and query, without the API's base URL. Drops empty query values. */
export function pathOf(row: AnyEndpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const pairs = Object.entries((input.query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  if (pairs.length === 0) return path;
  const encode = ([key, value]: [string, unknown]) =>
    `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`;
  return `${path}?${pairs.map(encode).join('&')}`;
}
