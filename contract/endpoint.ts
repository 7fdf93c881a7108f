/** The shape of one row of the API's table: everything that is known of a call before any code of it runs. */
import type { z } from 'zod';
import type { ProblemCode } from '#domain/problems.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: `customer` is anyone signed in (an admin too), `admin` an admin alone. */
export type Who = 'anyone' | 'customer' | 'admin';

/**
 * `private`: never kept by anybody. `public`: the same for every visitor, so the server keeps the finished
 * answer until one of the tags that `tagsOf` reads from the answer is touched.
 */
export type Caching<Output = unknown> =
  | { kind: 'private' }
  | { kind: 'public'; tagsOf: (output: Output) => readonly string[] };

/** The three places a value can come from. A part that a call doesn't take is absent. */
export interface Parts {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

export interface Endpoint<
  P extends Parts = Parts,
  Output extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  who: W;
  /** One line for the reader of the documentation. */
  summary: string;
  /** Heading in the documentation. */
  group: string;
  input: P;
  /** The allow-list the answer passes through. */
  output: Output;
  /** 201 where something was created, else 200. */
  status: 200 | 201;
  /** What a visitor without a session is told; the general sentence where nothing is said. */
  loginProblem?: ProblemCode;
  /** What it may refuse with, beyond what its `who`, limits and input schemas imply. */
  refusals: readonly ProblemCode[];
  cache: Caching<z.output<Output>>;
  /**
   * The tags of public answers that this call outdates. The database announces them to every process
   * too (NOTIFY); naming them here lets this process forget at once, so that a writer reads its own write.
   */
  touches?: (
    output: z.output<Output>,
    input: { [K in keyof P]: z.output<P[K] & z.ZodType> },
  ) => readonly string[];
  /** `multipart` where files come in; their checks are the handler's. */
  bodyKind: 'none' | 'json' | 'multipart';
  /** Takes an `Idempotency-Key` header. */
  idempotent: boolean;
  /** The shared budget of calls this one draws from; see the limits in the server. */
  limit?: 'signIn' | 'register' | 'reset' | 'review' | 'upload' | 'order' | 'track';
}

/** Any row, whatever it takes and answers: the table's common type. */
// biome-ignore lint/suspicious/noExplicitAny: a row's functions are contravariant in its own answer
export type AnyEndpoint = Endpoint<any, any, Who>;

/** Input after parsing: what a handler gets. */
export type Input<E extends AnyEndpoint> = { [K in keyof E['input']]: z.output<E['input'][K] & z.ZodType> };
/** Input before parsing: what a client sends. */
export type Sent<E extends AnyEndpoint> = { [K in keyof E['input']]: z.input<E['input'][K] & z.ZodType> };
/** What a handler returns: parsed again on its way out. */
export type Produced<E extends AnyEndpoint> = z.input<E['output']>;
/** What a client gets. */
export type Answer<E extends AnyEndpoint> = z.output<E['output']>;

type Row<P extends Parts, O extends z.ZodType, W extends Who> = Pick<
  Endpoint<P, O, W>,
  'method' | 'path' | 'who' | 'summary' | 'group' | 'output'
> &
  Partial<Omit<Endpoint<P, O, W>, 'cache'>> & { cache?: Caching<z.output<O>> };

/** Fills in what most rows share: no input, 200, no refusals of its own, private, JSON where there is a body. */
export function endpoint<const P extends Parts, O extends z.ZodType, const W extends Who>(
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
