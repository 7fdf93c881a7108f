/** The only module that maps problems to HTTP status codes and decides which of their fields leave the server. */
import { type ProblemKind, problemKindOf } from '#domain/problemKinds.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import type { Log } from '#server/context.ts';
import { problemOfDatabaseError } from '#server/database/constraints.ts';

export const statusOfKind: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  mismatch: 422,
  tooMany: 429,
  broken: 500,
  unavailable: 503,
};

/** In seconds. */
const defaultRetryAfter = 1;

export interface ProblemResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export const statusOf = (problem: Problem): number => statusOfKind[problemKindOf(problem.code)];

export function problemResponse(problem: Problem): ProblemResponse {
  const { errors, available, counts, headings, quote, retryAfter } = problem.details;
  const status = statusOf(problem);
  const waits = status === 429 || status === 503;
  return {
    status,
    headers: waits ? { 'retry-after': String(Math.ceil(retryAfter ?? defaultRetryAfter)) } : {},
    body: {
      message: problem.message,
      code: problem.code,
      ...(errors && { errors }),
      ...(available !== undefined && { available }),
      ...(counts && { counts }),
      ...(headings && { headings }),
      ...(quote !== undefined && { quote }),
    },
  };
}

/** Turns anything thrown into a problem. An unexpected error is logged whole and reported without details. */
export function problemOf(error: unknown, log: Log): Problem {
  if (isProblem(error)) return error;
  const unreadable = problemOfFramework(error);
  if (unreadable) return unreadable;
  const refusal = problemOfDatabaseError(error);
  if (refusal) {
    log.warn({ err: error }, 'the database refused');
    return refusal;
  }
  log.error({ err: error }, 'unexpected error');
  return new Problem('broken');
}

/** Translates Fastify's own refusals: body too large, invalid JSON, wrong media type. Null for other errors. */
function problemOfFramework(error: unknown): Problem | null {
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('wrongType');
  if (statusCode === 413) return new Problem('tooLarge');
  const isUnreadable = statusCode === 400 || (code.startsWith('FST_') && statusCode < 500);
  return isUnreadable ? new Problem('malformedBody') : null;
}
