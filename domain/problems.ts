/** An error of the shop, with its code. `problemKinds.ts` lists the codes, and `texts/` has the message of each. */
import { problemMessages } from '#texts/problemMessages.ts';
import { leftTexts } from '#texts/problems.ts';
import type { ProblemCode, ProblemKind } from './problemKinds.ts';
import type { Count } from './productCounts.ts';

export type { ProblemCode, ProblemKind };

export interface ProblemDetails {
  /** A message instead of the code's own, if it names something: 'Only 3 left in stock'. */
  message?: string;
  /** Messages by field path. */
  errors?: Record<string, string>;
  /** Pieces left, if stock was short. */
  available?: number;
  /** Today's counts, if those that an edit is based on have moved. */
  counts?: readonly Count[];
  /** The current amounts in taka, if prices have changed. */
  quote?: unknown;
  /** The column names of a file, if its columns are unknown. */
  headings?: string[];
  /** Whole seconds until another try makes sense. */
  retryAfter?: number;
  /** For pages, which do without the table of all codes. */
  kind?: ProblemKind;
}

/**
 * Thrown for every refusal. Check it with `isProblem`, not `instanceof`: two bundles may each contain this
 * class.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? problemMessages[code]);
    this.code = code;
    this.details = details;
  }
}

/** A problem whose message the form shows at one of its fields. */
export const problemAt = (field: string, code: ProblemCode): Problem =>
  new Problem(code, { errors: { [field]: problemMessages[code] } });

/** True for a `Problem` of any bundle. */
export function isProblem(error: unknown): error is Problem {
  if (!(error instanceof Error) || error.name !== 'Problem') return false;
  const { code, details } = error as Partial<Problem>;
  return typeof code === 'string' && typeof details === 'object';
}

/** The message for insufficient stock, in pieces. An order also names the product. */
export const onlyLeft = (left: number, product?: string): string =>
  product ? leftTexts.onlyLeftOf(left, product) : leftTexts.onlyLeft(left);

/** The error for insufficient stock. It tells the pieces that are left. */
export const shortStock = (left: number, product?: string): Problem =>
  new Problem('shortStock', { message: onlyLeft(left, product), available: left });
