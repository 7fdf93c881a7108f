/**
 * Every refusal of the shop as data: a code, the kind of refusal and the sentence a person reads.
 * Which HTTP status a kind becomes is known to the server's `http/` alone.
 */
export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'wrongType'
  | 'mismatch'
  | 'tooMany'
  | 'unavailable'
  | 'notBuilt'
  | 'broken';

const problem = <K extends ProblemKind>(kind: K, message: string) => ({ kind, message });

export const problems = {
  invalidInput: problem('invalid', 'Please check the marked fields'),
  malformedBody: problem('invalid', 'The request could not be read'),
  loginRequired: problem('unauthenticated', 'Please login to continue'),
  sessionEnded: problem('unauthenticated', 'Your session has ended. Please login again.'),
  wrongCredentials: problem('unauthenticated', 'Invalid email or password'),
  deactivated: problem('forbidden', 'Your account has been deactivated'),
  adminOnly: problem('forbidden', 'Only an admin may do this'),
  notFound: problem('notFound', 'Not found'),
  tooLarge: problem('tooLarge', 'The request is too large'),
  wrongType: problem('wrongType', 'This type of content is not supported'),
  idempotencyMismatch: problem('mismatch', 'This idempotency key was used for a different request'),
  tooManyRequests: problem('tooMany', 'Too many attempts. Please try again later.'),
  unavailable: problem('unavailable', 'The shop is busy. Please try again in a moment.'),
  notBuilt: problem('notBuilt', 'This call is not available yet'),
  broken: problem('broken', 'Something went wrong. Please try again.'),
} as const;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetails {
  /** Instead of the code's own sentence, where it names something: 'Only 3 left in stock'. */
  message?: string;
  /** Field path → sentence, shown at the field. */
  errors?: Record<string, string>;
  /** Pieces left, with a refusal for short stock. */
  available?: number;
  /** The current prices, with a refusal for changed prices. */
  quote?: unknown;
  /** Whole seconds to wait before another try. */
  retryAfter?: number;
}

/** Thrown wherever the shop refuses. Recognise it with `isProblem`: two bundles may each hold this class. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problems[code].message);
    this.code = code;
    this.details = details;
  }
}

export function isProblem(error: unknown): error is Problem {
  if (!(error instanceof Error) || error.name !== 'Problem') return false;
  const { code } = error as Partial<Problem>;
  return typeof code === 'string' && code in problems;
}

export const kindOf = (code: ProblemCode): ProblemKind => problems[code].kind;
