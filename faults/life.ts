/** A few people who use the API for a while: customers, an admin and somebody without a session, in any order. */
import type { InjectOptions } from 'fastify';
import { checkAnswer } from '#server/testing/answerCheck.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { formOf } from '#server/testing/pictures.ts';
import type { TestApp } from '#server/testing/testApp.ts';
import { type Dice, diceOf } from './dice.ts';
import { emptyMemory, type Memory } from './memory.ts';
import { nasty } from './nastyValues.ts';
import type { Operation } from './requestShapes.ts';
import { type Written, writeRequest } from './writeRequest.ts';

interface Visitor {
  person: Person;
  /** Null for a guest. */
  token: string | null;
  isAdmin: boolean;
}

/** Something to be read by whoever wants to know why. */
export interface Fault {
  seed: number;
  turn: number;
  request: unknown;
  status: number;
  answer: string;
  why: string;
}

export interface LifeOptions {
  shop: TestApp;
  operations: readonly Operation[];
  /** A picture to send in. */
  photo: Buffer;
  seed: number;
  requests: number;
}

export interface Lived {
  statuses: Map<number, number>;
  faults: Fault[];
}

/** Hashing passwords and developing photos take a hundred times what other calls take: they are called less. */
const seldom = [
  'login',
  'register',
  'changePassword',
  'resetPassword',
  'forgotPassword',
  'uploadImage',
  'uploadImages',
];

const choose = (operations: readonly Operation[], dice: Dice): Operation => {
  const chosen = dice.one(operations);
  return seldom.includes(chosen.name) && !dice.percent(3) ? choose(operations, dice) : chosen;
};

async function company(shop: TestApp): Promise<Visitor[]> {
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

function optionsOf(operation: Operation, written: Written, visitor: Visitor, life: LifeOptions, dice: Dice) {
  const { path, body, key } = written;
  const headers: Record<string, string> = {};
  if (visitor.token) headers.authorization = `Bearer ${visitor.token}`;
  if (key) headers['idempotency-key'] = key;
  let payload = body as InjectOptions['payload'];
  if (operation.takesFiles) {
    const field = dice.one(['image', 'images', 'other']);
    const bytes = dice.percent(50) ? life.photo : Buffer.from(String(nasty(dice)));
    const form = formOf([{ field, filename: `${String(nasty(dice)).replace(/[^ -!#-~]/g, '')}.jpg`, bytes }]);
    payload = form.body;
    Object.assign(headers, form.headers);
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    payload = JSON.stringify(body);
  }
  return { method: operation.method, url: `/api${path}`, headers, payload } satisfies InjectOptions;
}

/** An e-mail of somebody else in an answer to who never was an admin. What was just sent may of course come back. */
async function leaked(
  { shop }: LifeOptions,
  { person, isAdmin }: Visitor,
  { answer, sent }: { answer: string; sent: string },
): Promise<string | null> {
  if (isAdmin) return null;
  const emails = answer.match(/[0-9a-f-]{36}@example\.com/g) ?? [];
  const others = emails.filter((email) => email !== person.email && !sent.includes(email));
  if (others.length === 0) return null;
  const standing = shop.db.selectFrom('audit_log').select('id').where('subject', '=', 'user');
  const promoted = await standing.where('subject_id', '=', person.id).executeTakeFirst();
  return promoted ? null : (others[0] ?? null);
}

async function begin(shop: TestApp, memory: Memory, dice: Dice): Promise<void> {
  // Whoever looks at a shop sees goods first.
  if (dice.percent(50)) await buildBangle(shop.db);
  else {
    await buildProduct(shop.db, {
      colours: dice.percent(50) ? [{ name: 'Rose Gold', stock: 5 }] : [],
      stock: 5,
    });
  }
  memory.note((await shop.call('GET', '/products?limit=5')).body);
}

function whyWrong(operation: Operation, path: string, status: number, body: unknown): string | null {
  if (status >= 500) return 'a fault of the shop';
  try {
    checkAnswer({ method: operation.method, path, status, body });
    return null;
  } catch (error) {
    return String(error);
  }
}

/** Goes its way by its seed alone, but for what others do to the same shop meanwhile. */
export async function live(life: LifeOptions): Promise<Lived> {
  const { shop, operations, seed, requests } = life;
  const dice = diceOf(seed);
  const memory = emptyMemory();
  const visitors = await company(shop);
  const lived: Lived = { statuses: new Map(), faults: [] };
  await begin(shop, memory, dice);
  for (let turn = 0; turn < requests; turn += 1) {
    const visitor = dice.one(visitors);
    // Admins' calls mostly by admins: else nearly all of them would end at the door.
    const mine = operations.filter(({ who }) => who !== 'admin' || visitor.isAdmin || dice.percent(5));
    const operation = choose(mine, dice);
    const written = writeRequest(operation, { dice, memory, person: dice.one(visitors).person });
    const options = optionsOf(operation, written, visitor, life, dice);
    const { statusCode: status, body: text } = await shop.app.fastify.inject(options);
    lived.statuses.set(status, (lived.statuses.get(status) ?? 0) + 1);
    const body = parsed(text);
    const leak = await leaked(life, visitor, { answer: text, sent: JSON.stringify(written) });
    const why = leak ? `tells of ${leak}` : whyWrong(operation, written.path, status, body);
    if (why) lived.faults.push({ seed, turn, request: options, status, answer: text.slice(0, 500), why });
    memory.note(body);
    // Sessions end by what is done here; life goes on.
    if (status === 401 && visitor.token) visitor.token = await shop.tokenOf(visitor.person);
  }
  return lived;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
