/**
 * The one door to every call: authenticate → authorise → parse → spend the call's budget → act → parse out.
 * HTTP requests and the server's own page renderer both come through here.
 */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { isProblem, Problem } from '#domain/problems.ts';
import { findSession } from '#server/accounts/sessionQueries.ts';
import type { Admission } from './admission.ts';
import type { Context, IncomingFile, Log, Services, SignedIn } from './context.ts';
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
  handler: (input: never, context: never) => Promise<unknown>;
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

/** Public calls don't look at the token at all, so their answers can be kept for everybody. */
async function admit(
  { row }: Mounted,
  request: EndpointRequest,
  services: Services,
): Promise<SignedIn | null> {
  if (row.who === 'anyone') return null;
  const caller = await authenticate(request.token, services);
  if (!caller) throw new Problem(request.token ? 'sessionEnded' : (row.loginProblem ?? 'loginRequired'));
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

export async function runEndpoint(
  mounted: Mounted,
  request: EndpointRequest,
  { services, limits, forget }: Machinery,
): Promise<unknown> {
  const { row, handler } = mounted;
  const caller = await admit(mounted, request, services);
  const files = row.bodyKind === 'multipart' ? await request.files() : [];
  const input = parseInput(row, request);
  const spent = row.limit && (await limits.spend(row.limit, request.address, accountOf(caller, input)));
  const { address, userAgent, requestId, log } = request;
  const idempotencyKey = row.idempotent ? request.idempotencyKey : null;
  const context: Context = {
    ...services,
    log,
    caller,
    requestId,
    address,
    userAgent,
    idempotencyKey,
    files,
  };
  const produced = await handler(input as never, context as never).catch(async (refusal: unknown) => {
    if (spent && isHalfWay(refusal)) await spent.succeeded();
    throw refusal;
  });
  if (spent) await spent.succeeded();
  const answer = row.output.parse(produced);
  if (row.touches) forget(row.touches(answer, input));
  return answer;
}
