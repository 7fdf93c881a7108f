/**
 * The one door to every call: authenticate → authorise → parse → spend the call's budget → act → parse out.
 * HTTP requests and the server's own page renderer both come through here.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { findSession, findSessionAndRead } from '#server/accounts/sessionQueries.ts';
import { inTransactionEnding } from '#server/database/transaction.ts';
import type { Admission } from './admission.ts';
import type {
  AnyHandler,
  Context,
  Handler,
  IncomingFile,
  Log,
  OpeningHandler,
  Services,
  SignedIn,
} from './context.ts';
import type { LimitGate } from './limits.ts';
import { parseInput, type RawInput } from './parseInput.ts';

export interface EndpointRequest extends RawInput {
  /** The bearer token as sent, or null. */
  token: string | null;
  address: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** Reads the files of a multipart request: called only once the caller has been let in. */
  files: () => Promise<readonly IncomingFile[]>;
  requestId: string;
  /** Its lines name the request. */
  log: Log;
}

/** A row of the table with the command behind it. */
export interface Mounted {
  name: string;
  row: AnyEndpoint;
  // biome-ignore lint/suspicious/noExplicitAny: a command takes what its own row parses
  handler: AnyHandler<any>;
}

export interface Machinery {
  services: Services;
  limits: LimitGate;
  admission: Admission;
  /** The headers of every answer of this server. */
  headers: Record<string, string>;
  /** Forgets the public answers that carry any of these tags. */
  forget: (tags: readonly string[]) => void;
}

async function authenticate(token: string | null, { db, clock }: Services): Promise<SignedIn | null> {
  return token ? findSession(db, token, clock()) : null;
}

const unknownTo = (row: AnyEndpoint, token: string | null): Problem =>
  new Problem(token ? 'sessionEnded' : (row.loginProblem ?? 'loginRequired'));

/** Public calls don't look at the token at all, so their answers can be kept for everybody. */
async function admit(
  { row }: Mounted,
  request: EndpointRequest,
  services: Services,
): Promise<SignedIn | null> {
  if (row.who === 'anyone') return null;
  const caller = await authenticate(request.token, services);
  if (!caller) throw unknownTo(row, request.token);
  if (row.who === 'admin' && caller.role !== 'admin') throw new Problem('adminOnly');
  return caller;
}

/** What a limit counts for beside the address: the caller, or what somebody without a session tries to get at. */
function accountOf(caller: SignedIn | null, input: Record<string, unknown>): string | null {
  if (caller) return caller.userId;
  const { email, orderNumber } = (input.body ?? {}) as { email?: unknown; orderNumber?: unknown };
  const aim = email ?? orderNumber;
  return typeof aim === 'string' ? aim.toLowerCase() : null;
}

/** The password was right and a code is still to come: no try in vain. */
const isHalfWay = (refusal: unknown): boolean =>
  isProblem(refusal) && refusal.code === 'secondFactorRequired';

function contextOf(
  { row }: Mounted,
  { address, userAgent, requestId, log, idempotencyKey }: EndpointRequest,
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
    idempotencyKey: row.idempotent ? idempotencyKey : null,
    files,
  };
}

interface Acted {
  input: Record<string, unknown>;
  produced: unknown;
}

async function act(
  handler: Handler<AnyEndpoint>,
  mounted: Mounted,
  request: EndpointRequest,
  { services, limits }: Machinery,
): Promise<Acted> {
  const { row } = mounted;
  const caller = await admit(mounted, request, services);
  const files = row.bodyKind === 'multipart' ? await request.files() : [];
  const input = parseInput(row, request);
  const spent = row.limit && (await limits.spend(row.limit, request.address, accountOf(caller, input)));
  const context = contextOf(mounted, request, services, { caller, files });
  const produced = await handler(input, context).catch(async (refusal: unknown) => {
    if (spent && isHalfWay(refusal)) await spent.succeeded();
    throw refusal;
  });
  if (spent) await spent.succeeded();
  return { input, produced };
}

/** Nobody is told what is wrong with what she sends before it is known who she is. */
async function inputOf(mounted: Mounted, request: EndpointRequest, services: Services) {
  try {
    return parseInput(mounted.row, request);
  } catch (refusal) {
    await admit(mounted, request, services);
    throw refusal;
  }
}

async function open(
  handler: OpeningHandler<AnyEndpoint, unknown, unknown>,
  mounted: Mounted,
  request: EndpointRequest,
  services: Services,
): Promise<Acted> {
  const { token } = request;
  if (!token) throw unknownTo(mounted.row, token);
  const input = await inputOf(mounted, request, services);
  const produced = await inTransactionEnding(services.db, async (trx) => {
    const found = await findSessionAndRead(trx, token, services.clock(), (userId) =>
      handler.reading(input, userId, services),
    );
    if (!found) throw unknownTo(mounted.row, token);
    const context = contextOf(mounted, request, services, { caller: found.caller, files: [] });
    return handler.ending(found.read, input, context);
  });
  return { input, produced };
}

export async function runEndpoint(
  mounted: Mounted,
  request: EndpointRequest,
  machinery: Machinery,
): Promise<unknown> {
  const { row, handler } = mounted;
  const { input, produced } =
    typeof handler === 'function'
      ? await act(handler, mounted, request, machinery)
      : await open(handler, mounted, request, machinery.services);
  const answer = row.output.parse(produced);
  if (row.touches) machinery.forget(row.touches(answer, input));
  return answer;
}
