/** A client that uses the API as customers, an admin and a guest, in random order. */
import type { InjectOptions } from 'fastify';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import { checkResponse } from '#server/testing/responseCheck.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { invalidValue } from './invalidValues.ts';
import { type Random, randomOf } from './random.ts';
import type { Operation } from './requestShapes.ts';
import { emptySeenIds, type SeenIds } from './seenIds.ts';
import { type Written, writeRequest } from './writeRequest.ts';

interface Visitor {
  person: Person;
  /** Null for a guest. */
  token: string | null;
  isAdmin: boolean;
}

/** A fault, with what is needed to reproduce it. */
export interface Fault {
  seed: number;
  turn: number;
  request: unknown;
  status: number;
  response: string;
  why: string;
}

export interface FuzzOptions {
  shop: TestApp;
  operations: readonly Operation[];
  /** The image to upload. */
  photo: Buffer;
  seed: number;
  requests: number;
}

export interface FuzzResult {
  statuses: Map<number, number>;
  faults: Fault[];
}

/**
 * Password hashing and image processing cost a hundred times more than other calls, so they are called less
 * often.
 */
const seldom = [
  'login',
  'register',
  'changePassword',
  'resetPassword',
  'forgotPassword',
  'uploadImage',
  'uploadImages',
];

const choose = (operations: readonly Operation[], random: Random): Operation => {
  const chosen = random.one(operations);
  return seldom.includes(chosen.name) && !random.percent(3) ? choose(operations, random) : chosen;
};

async function openVisitors(shop: TestApp): Promise<Visitor[]> {
  const [one, other, admin] = await Promise.all([
    buildCustomer(shop.db),
    buildCustomer(shop.db),
    buildAdmin(shop.db),
  ]);
  const visitor = async (person: Person, isAdmin: boolean): Promise<Visitor> => ({
    person,
    token: await shop.tokenOf(person),
    isAdmin,
  });
  return [
    await visitor(one, false),
    await visitor(other, false),
    await visitor(admin, true),
    { person: one, token: null, isAdmin: false },
  ];
}

function requestOf(
  operation: Operation,
  written: Written,
  visitor: Visitor,
  options: FuzzOptions,
  random: Random,
) {
  const { path, body, key } = written;
  const headers: Record<string, string> = {};
  if (visitor.token) headers.authorization = `Bearer ${visitor.token}`;
  if (key) headers['idempotency-key'] = key;
  let payload = body as InjectOptions['payload'];
  if (operation.takesFiles) {
    const field = random.one(['image', 'images', 'other']);
    const bytes = random.percent(50) ? options.photo : Buffer.from(String(invalidValue(random)));
    const form = formOf([
      { field, filename: `${String(invalidValue(random)).replace(/[^ -!#-~]/g, '')}.jpg`, bytes },
    ]);
    payload = form.body;
    Object.assign(headers, form.headers);
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    payload = JSON.stringify(body);
  }
  return { method: operation.method, url: `/api${path}`, headers, payload } satisfies InjectOptions;
}

/**
 * Another user's email in a response to someone who never was an admin. The email that the request itself sent
 * is allowed.
 */
async function leaked(
  { shop }: FuzzOptions,
  { person, isAdmin }: Visitor,
  { response, sent }: { response: string; sent: string },
): Promise<string | null> {
  if (isAdmin) return null;
  const emails = response.match(/[0-9a-f-]{36}@example\.com/g) ?? [];
  const others = emails.filter((email) => email !== person.email && !sent.includes(email));
  if (others.length === 0) return null;
  const userEvents = shop.db.selectFrom('audit_log').select('id').where('subject', '=', 'user');
  const promoted = await userEvents.where('subject_id', '=', person.id).executeTakeFirst();
  return promoted ? null : (others[0] ?? null);
}

/** Clients see some products first. */
async function showProducts(shop: TestApp, seen: SeenIds, random: Random): Promise<void> {
  if (random.percent(50)) await buildBangle(shop.db);
  else {
    await buildProduct(shop.db, {
      colours: random.percent(50) ? [{ name: 'Rose Gold', stock: 5 }] : [],
      stock: 5,
    });
  }
  seen.note((await shop.call('GET', '/products?limit=5')).body);
}

function whyWrong(operation: Operation, path: string, status: number, body: unknown): string | null {
  if (status >= 500) return 'a fault of the shop';
  try {
    checkResponse({ method: operation.method, path, status, body });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Reproducible by its seed, except for what other clients do to the same shop. */
export async function runFuzzClient(options: FuzzOptions): Promise<FuzzResult> {
  const { shop, operations, seed, requests } = options;
  const random = randomOf(seed);
  const seen = emptySeenIds();
  const visitors = await openVisitors(shop);
  const result: FuzzResult = { statuses: new Map(), faults: [] };
  await showProducts(shop, seen, random);
  for (let turn = 0; turn < requests; turn += 1) {
    const visitor = random.one(visitors);
    // Mostly admins make admin calls, since nearly all others would end with 403.
    const mine = operations.filter(({ who }) => who !== 'admin' || visitor.isAdmin || random.percent(5));
    const operation = choose(mine, random);
    const written = writeRequest(operation, { random, seen, person: random.one(visitors).person });
    const request = requestOf(operation, written, visitor, options, random);
    const { statusCode: status, body: text } = await shop.app.fastify.inject(request);
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    const body = parsed(text);
    const leak = await leaked(options, visitor, { response: text, sent: JSON.stringify(written) });
    const why = leak ? `tells of ${leak}` : whyWrong(operation, written.path, status, body);
    if (why) result.faults.push({ seed, turn, request, status, response: text.slice(0, 500), why });
    seen.note(body);
    // These calls also end sessions; the client logs in again.
    if (status === 401 && visitor.token) visitor.token = await shop.tokenOf(visitor.person);
  }
  return result;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
