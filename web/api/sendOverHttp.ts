/** Sends an API call over HTTP and turns an error response back into the problem it was. */
import { pathOf, type Send } from '#contract/client.ts';
import { Problem, type ProblemCode, type ProblemDetails } from '#domain/problems.ts';
import { languageNow } from '#texts/language.ts';
import { endSession, tokenNow } from '#web/auth/session.ts';
import { kindOfStatus } from './problemKind.ts';

interface Refusal extends ProblemDetails {
  code?: unknown;
}

/** Another machine on the way may have responded, without a code. */
function codeOf(status: number, code: unknown): ProblemCode {
  if (typeof code === 'string') return code as ProblemCode;
  if (status === 401) return 'sessionEnded';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  return status >= 502 ? 'unavailable' : 'broken';
}

async function problemFrom(response: Response): Promise<Problem> {
  const refusal = (await response.json().catch(() => ({}))) as Refusal;
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  const { message, errors, available, counts, headings, quote } = refusal;
  return new Problem(codeOf(response.status, refusal.code), {
    message,
    errors,
    available,
    counts,
    headings,
    quote,
    retryAfter,
    kind: kindOfStatus(response.status),
  });
}

export function headersOf(body: unknown, idempotencyKey?: string): Headers {
  const headers = new Headers({ accept: 'application/json', 'accept-language': languageNow() });
  const token = tokenNow();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (body !== undefined && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  return headers;
}

const bodyOf = (body: unknown): BodyInit | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body);

/** The connection can break before the response or within it, or the time can be up. A call that the page itself ended is no failure. */
async function reaching<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    throw new Problem('unreachable');
  }
}

/** A wrong password belongs to its form; any other 401 means that this browser's session has ended. */
export async function refusalOf(response: Response, sent: Headers): Promise<Problem> {
  const problem = await problemFrom(response);
  const token = sent.get('authorization')?.replace('Bearer ', '');
  if (response.status === 401 && problem.code !== 'wrongCredentials' && token) endSession(token);
  return problem;
}

/**
 * In milliseconds. A call that never ends would leave its button waiting forever. The database ends each statement after 15
 * seconds, so what takes longer than this comes no more. Uploads and calls of the cart have limits of their own.
 */
const TIMEOUT_MS = 30_000;

export const sendOverHttp: Send = async (_name, row, input, { idempotencyKey, signal }) => {
  const headers = headersOf(input.body, idempotencyKey);
  const response = await reaching(
    fetch(`/api${pathOf(row, input)}`, {
      method: row.method,
      headers,
      body: bodyOf(input.body),
      signal: (signal as AbortSignal | undefined) ?? AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (response.ok) return reaching(response.json());
  throw await refusalOf(response, headers);
};
