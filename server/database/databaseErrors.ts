/** Classifies database errors by their code. */

interface Coded {
  code?: unknown;
  constraint?: unknown;
  message: string;
}

const codeOf = (error: unknown): string => {
  const { code } = (error instanceof Error ? error : {}) as Partial<Coded>;
  return typeof code === 'string' ? code : '';
};

/** The constraint or unique index that a statement violated. Null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  if (!codeOf(error).startsWith('23')) return null;
  const { constraint } = error as Coded;
  return typeof constraint === 'string' ? constraint : null;
}

export const violates = (error: unknown, constraint: string): boolean =>
  violatedConstraint(error) === constraint;

/** A transaction that has to begin again, because what it locked is not what it read. */
export class Conflict extends Error {
  readonly code = '40001';
}

/** A serialisation failure or a deadlock: the same work may succeed if it is retried. */
export const mayRetry = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** A write reached a standby. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

const networkCodes = [
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
];

/** Connection exceptions, no resources, shutdown, no connections allowed, timeouts, read-only replica. */
const unavailableCodes = /^(08|53|57P|57014|55000|55P03|25006|25P0[34])/;

/** The driver throws these without a code. */
const brokenConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/** PostgreSQL is away or overloaded. This is neither a bug nor the caller's fault, and it is likely to pass. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isUnavailable);
  const code = codeOf(error);
  return networkCodes.includes(code) || unavailableCodes.test(code) || brokenConnection.test(error.message);
}
