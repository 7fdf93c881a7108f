/** The only place that knows which HTTP status a refusal becomes, and what of it leaves the server. */
import { isProblem, kindOf, Problem, type ProblemKind } from '#domain/problems.ts';
import { problemOfDatabaseError } from '#server/database/constraints.ts';
import type { Log } from './context.ts';

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

/** Seconds a client should wait when nothing better is known. */
const defaultRetryAfter = 1;

export interface EndpointAnswer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

export const statusOf = (problem: Problem): number => statusOfKind[kindOf(problem.code)];

export function answerProblem(problem: Problem): EndpointAnswer {
  const { errors, available, quote, retryAfter } = problem.details;
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
      ...(quote !== undefined && { quote }),
    },
  };
}

/** Anything thrown becomes a problem; what is not one is our fault: logged whole, answered without detail. */
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

/** What the framework itself refuses (body too large, not JSON, wrong type), in the shop's words; null for the rest. */
function problemOfFramework(error: unknown): Problem | null {
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Problem('wrongType');
  if (statusCode === 413) return new Problem('tooLarge');
  const isUnreadable = statusCode === 400 || (code.startsWith('FST_') && statusCode < 500);
  return isUnreadable ? new Problem('malformedBody') : null;
}
