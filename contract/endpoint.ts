/** The type of an endpoint: everything known about a call before its code runs. */
import type { z } from 'zod';
import type { NeededDuty } from '#domain/duties.ts';
import type { ProblemCode } from '#domain/problemKinds.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** `customer` is any logged-in user, admins included. `admin` is admins only. */
export type Who = 'anyone' | 'customer' | 'admin';

/** A response that is the same for every visitor. The server caches it until a write touches one of its tags. */
export interface PublicCaching<Response = unknown> {
  kind: 'public';
  /** The tags of the response, and of every page that is made from it. */
  tagsOf: (response: Response) => readonly string[];
  /** The tags of data that the response contains but no page made from it shows. */
  ownTagsOf?: (response: Response) => readonly string[];
}

/** `private`: never cached. */
export type Caching<Response = unknown> = { kind: 'private' } | PublicCaching<Response>;

/** The schemas of the three parts of a request. A part that a call does not take is absent. */
export interface InputParts {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

export interface Endpoint<
  P extends InputParts = InputParts,
  ResponseSchema extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  who: W;
  /** Which admins may make this call. One of several duties is enough. Set for `admin` only. */
  duty?: NeededDuty;
  /** One line in the API's documentation. */
  summary: string;
  /** The heading in the API's documentation. */
  group: string;
  input: P;
  /** The response passes through this allow-list. */
  response: ResponseSchema;
  /** 201 if the call creates something, else 200. */
  status: 200 | 201;
  /** The error for a visitor without a session. Default: the general one. */
  loginProblem?: ProblemCode;
  /** Errors besides those that `who`, rate limits and input schemas imply. */
  refusals: readonly ProblemCode[];
  cache: Caching<z.output<ResponseSchema>>;
  /**
   * The cache tags that this call makes stale, some of them `softly`. They are announced to every process too (NOTIFY).
   * Naming them here lets this process act on them at once, so that a writer reads its own write.
   */
  touches?: (
    response: z.output<ResponseSchema>,
    input: { [K in keyof P]: z.output<P[K] & z.ZodType> },
  ) => readonly string[];
  /** `multipart` for uploads; the handler checks the files. */
  bodyKind: 'none' | 'json' | 'multipart';
  /** Takes an `Idempotency-Key` header. */
  idempotent: boolean;
  /** The rate limit that this call counts against; see `server/http/limitRules.ts`. */
  limit?:
    | 'signIn'
    | 'password'
    | 'profile'
    | 'undoEmail'
    | 'register'
    | 'forgotPassword'
    | 'resetPassword'
    | 'phoneCode'
    | 'phoneLogin'
    | 'review'
    | 'vote'
    | 'upload'
    | 'order'
    | 'coupon'
    | 'track'
    | 'stockAlert'
    | 'guestAlert'
    | 'alertLink';
}

/** The common type of all endpoints. */
// biome-ignore lint/suspicious/noExplicitAny: `tagsOf` and `touches` take the endpoint's own types
export type AnyEndpoint = Endpoint<any, any, Who>;

/** Parsed input: what a handler receives. */
export type Input<E extends AnyEndpoint> = { [K in keyof E['input']]: z.output<E['input'][K] & z.ZodType> };
/** Input before parsing: what a client sends. */
export type Sent<E extends AnyEndpoint> = { [K in keyof E['input']]: z.input<E['input'][K] & z.ZodType> };
/** What a handler returns, before the response schema parses it. */
export type Produced<E extends AnyEndpoint> = z.input<E['response']>;
/** What a client receives. */
export type ResponseOf<E extends AnyEndpoint> = z.output<E['response']>;

type Row<P extends InputParts, O extends z.ZodType, W extends Who> = Pick<
  Endpoint<P, O, W>,
  'method' | 'path' | 'who' | 'summary' | 'group' | 'response'
> &
  Partial<Omit<Endpoint<P, O, W>, 'cache' | 'duty'>> & { cache?: Caching<z.output<O>> } & (W extends 'admin'
    ? { duty: NeededDuty }
    : { duty?: never });

/** Adds the defaults: no input, status 200, no errors of its own, private, JSON if there is a body. */
export function endpoint<const P extends InputParts, O extends z.ZodType, const W extends Who>(
  row: Row<P, O, W>,
): Endpoint<P, O, W> {
  const input = row.input ?? ({} as P);
  return {
    status: 200,
    refusals: [],
    cache: { kind: 'private' },
    bodyKind: input.body ? 'json' : 'none',
    idempotent: false,
    ...row,
    input,
  };
}
