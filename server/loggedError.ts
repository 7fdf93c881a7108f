/**
 * Logs only the fields of an error that are on an allow-list. Others may hold what a customer typed: PostgreSQL puts
 * whole rows into `detail` and values into its messages, and mail servers name the recipient.
 */

/** Names and codes that programs choose, not people. */
const fields = [
  'code',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'routine',
  'syscall',
  'errno',
  'statusCode',
  'command',
  'responseCode',
] as const;

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
}

/** The most causes of causes, and errors of an aggregate. */
const maxDepth = 5;
/** Characters. */
const maxMessage = 500;
/** Characters searched for emails. The search takes quadratic time in the length of a word. */
const maxSearched = 2_000;

/** SQLSTATE classes whose messages quote only names: violated constraints, missing tables and columns. */
const quotesNames = /^(?:23|42P01|42703|42883)/;
/** Each has a digit, unlike the five letters of `EPIPE`. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

const emailAddress = /[^\s"'<>(),;:]+@[^\s"'<>(),;:]+/g;

/** PostgreSQL quotes values like names, or puts them last after a colon. */
const withoutValues = (message: string): string =>
  message
    .replace(/"[^"]*"?/g, '"…"')
    .replace(/'[^']*'?/g, "'…'")
    .replace(/: .*$/s, ': …');

function messageOf({ message }: Error, code: unknown): string {
  const isOfDatabase = typeof code === 'string' && sqlState.test(code);
  const shown = isOfDatabase && !quotesNames.test(code) ? withoutValues(message) : message;
  return beginningOf(shown).replaceAll(emailAddress, '…@…').slice(0, maxMessage);
}

/** Drops the last word, which may be a part of an email. */
const beginningOf = (message: string): string =>
  message.length > maxSearched ? message.slice(0, maxSearched).replace(/\S+$/, '') : message;

/** Only the stack's frames: a stack begins with the message again. */
const framesOf = ({ stack }: Error): string | undefined =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown without an error' };
  const all = error as Error & Record<string, unknown>;
  const known = fields.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]);
  const inner = (cause: unknown) => loggedError(cause, depth + 1);
  const hasRoom = depth < maxDepth;
  return {
    type: error.name,
    message: messageOf(error, all.code),
    stack: framesOf(error),
    ...Object.fromEntries(known),
    ...(hasRoom && error.cause !== undefined && { cause: inner(error.cause) }),
    ...(hasRoom && error instanceof AggregateError && { errors: error.errors.slice(0, maxDepth).map(inner) }),
  };
}
