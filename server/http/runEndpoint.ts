/**
 * The pipeline of every call: authenticate → authorise → rate-limit → parse → handle → serialise. HTTP requests and the
 * in-process client both use it.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { mayDo } from '#domain/duties.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { findSession } from '#server/accounts/sessionQueries.ts';
import type { Context, Handler, IncomingFile, Log, LoggedIn, Services } from '#server/context.ts';
import type { Readiness } from '#server/readiness.ts';
import type { Language } from '#texts/language.ts';
import type { Admission } from './admission.ts';
import type { IncomingBodies } from './incomingFiles.ts';
import type { LimitGate, Spent } from './limits.ts';
import { inputOf, type ParsedInput, type RawInput, readInput } from './parseInput.ts';

export interface EndpointRequest extends RawInput {
  /** The bearer token as sent, or null. */
  token: string | null;
  address: string;
  userAgent: string;
  language: Language;
  /** Null if the endpoint takes none. */
  idempotencyKey: string | null;
  /** Receives the files of a multipart request, after authorisation and rate limiting. */
  files: (sender: string) => Promise<readonly IncomingFile[]>;
  requestId: string;
  /** Its lines carry the request's id. */
  log: Log;
}

/** An endpoint with its command. */
export interface Mounted {
  name: string;
  row: AnyEndpoint;
  // biome-ignore lint/suspicious/noExplicitAny: a command takes what its own endpoint parses
  handler: Handler<any>;
}

export interface ServerContext {
  services: Services;
  limits: LimitGate;
  admission: Admission;
  readiness: Pick<Readiness, 'isReady' | 'mayWrite'>;
  incoming: IncomingBodies;
  /** The headers of every response. */
  headers: Record<string, string>;
  /** Drops the cached responses that carry any of these tags, or marks them stale. */
  invalidate: (tags: readonly string[]) => void;
}

const unknownTo = (row: AnyEndpoint, token: string | null): Problem =>
  new Problem(token ? 'sessionEnded' : (row.loginProblem ?? 'loginRequired'));

/** Public calls ignore the token, so one response serves every visitor. */
async function authenticate(
  row: AnyEndpoint,
  token: string | null,
  { db, clock }: Services,
): Promise<LoggedIn | null> {
  if (row.who === 'anyone') return null;
  const caller = token ? await findSession(db, token, clock()) : null;
  if (!caller) throw unknownTo(row, token);
  return caller;
}

function authorise(row: AnyEndpoint, caller: LoggedIn | null): void {
  if (row.who !== 'admin') return;
  if (caller?.role !== 'admin') throw new Problem('adminOnly');
  // Closed by default: a call without a duty would be open to no admin but those with all.
  if (!mayDo(caller, row.duty ?? [])) throw new Problem('notAllowed');
}

/** Authenticates and authorises. Null for a public call. */
export async function callerOf(
  row: AnyEndpoint,
  token: string | null,
  services: Services,
): Promise<LoggedIn | null> {
  const caller = await authenticate(row, token, services);
  authorise(row, caller);
  return caller;
}

/** The second subject of a rate limit beside the address: the caller, or the account, order or phone that a guest names. */
function accountOf(caller: LoggedIn | null, { values }: ParsedInput): string | null {
  if (caller) return caller.userId;
  const { email, orderNumber, phone } = (values.body ?? {}) as Record<string, unknown>;
  const aim = email ?? orderNumber ?? phone;
  return typeof aim === 'string' ? aim.toLowerCase() : null;
}

/** The password was right and only the code is missing. This does not count as a failed attempt. */
const isHalfWay = (refusal: unknown): boolean =>
  isProblem(refusal) && refusal.code === 'secondFactorRequired';

/** A budget that counts only failures gets a successful call back. */
async function countingFailures<T>(spent: Spent | null, log: Log, work: () => Promise<T>): Promise<T> {
  if (!spent) return work();
  try {
    const done = await work();
    await giveBack(spent, log);
    return done;
  } catch (refusal) {
    if (isHalfWay(refusal)) await giveBack(spent, log);
    throw refusal;
  }
}

/** The command is done by now, so the client gets the response even if the budget does not get the call back. */
const giveBack = (spent: Spent, log: Log): Promise<void> =>
  spent
    .succeeded()
    .catch((error: unknown) => log.error({ err: error }, 'a rate limit counted a successful call'));

/**
 * Admins see their own change in every list and total of the next call. The change is made by now, so the client gets
 * the response even if the lists follow later.
 */
const catchUp = ({ projections }: Services, log: Log): Promise<void> =>
  projections
    .catchUp()
    .catch((error: unknown) => log.error({ err: error }, 'lists and totals lag behind a change'));

function contextOf(
  { address, userAgent, language, requestId, log, idempotencyKey }: EndpointRequest,
  services: Services,
  { caller, files }: Pick<Context, 'caller' | 'files'>,
): Context {
  return {
    ...services,
    log,
    caller,
    requestId,
    address,
    userAgent,
    language,
    idempotencyKey,
    files,
  };
}

export async function runEndpoint(
  { row, handler }: Mounted,
  request: EndpointRequest,
  { services, limits, invalidate }: ServerContext,
): Promise<unknown> {
  const caller = await callerOf(row, request.token, services);
  // Report invalid input last, so that validation errors reach neither strangers nor clients over their limit.
  const parsed = readInput(row, request);
  const spent = row.limit ? await limits.spend(row.limit, request.address, accountOf(caller, parsed)) : null;
  const { input, produced } = await countingFailures(spent, request.log, async () => {
    const input = inputOf(parsed);
    const files = () => request.files(caller?.userId ?? request.address);
    return { input, produced: await handler(input, contextOf(request, services, { caller, files })) };
  });
  const response = row.response.parse(produced);
  if (row.who === 'admin' && row.method !== 'GET') await catchUp(services, request.log);
  if (row.touches) invalidate(row.touches(response, input));
  return response;
}
