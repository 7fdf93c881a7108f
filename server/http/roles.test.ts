/** Checks for every endpoint and every kind of caller who is allowed, who is refused, and with which problem. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pathOf } from '#contract/client.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { dutyNames } from '#domain/duties.ts';
import { type ProblemCode, problemKindOf } from '#domain/problemKinds.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { type Sample, samples } from '#server/testing/callSamples.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp, type TestResponse } from '#server/testing/testApp.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import { statusOfKind } from './problemResponses.ts';

const shop = await openTestApp();
const { db } = shop;
const rows = Object.entries(endpoints) as [EndpointName, AnyEndpoint][];

interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function call(
  row: AnyEndpoint,
  input: Input,
  token: string | null,
  sample: Sample,
): Promise<TestResponse> {
  const { body, headers } = (await sample.form?.()) ?? { body: input.body, headers: {} };
  return shop.call(row.method, pathOf(row, input), { token, body, headers });
}

const refusal = (code: ProblemCode) => ({
  status: statusOfKind[problemKindOf(code)],
  body: { code, message: problemMessages[code] },
});

const build = (row: AnyEndpoint): Promise<Person> =>
  row.who === 'admin' ? buildAdmin(db) : buildCustomer(db);

async function deactivatedToken(row: AnyEndpoint): Promise<string> {
  const person = await build(row);
  const token = await shop.tokenOf(person);
  await sql`update users set is_active = false where id = ${person.id}`.execute(db);
  return token;
}

async function oldToken(row: AnyEndpoint): Promise<string> {
  const token = await shop.tokenOf(await build(row));
  const hash = createHash('sha256').update(token).digest();
  await sql`update sessions set last_used_at = now() - interval '31 days' where token_hash = ${hash}`.execute(
    db,
  );
  return token;
}

/** Callers with an invalid token. */
const worthless: Record<string, (row: AnyEndpoint) => Promise<string>> = {
  'a garbage token': async () => 'bm90IGEgdG9rZW4gb2YgdGhpcyBzaG9wLCBub3QgYXQgYWxs',
  'a deactivated user’s token': deactivatedToken,
  'a token unused for 31 days': oldToken,
  'a token that was logged out': async (row) => {
    const token = await shop.tokenOf(await build(row));
    await shop.call('POST', '/auth/logout', { token });
    return token;
  },
};

const untouched = ['sessions', 'rate_limits', 'applied_migrations'];
const { rows: tables } = await sql<{ name: string }>`
  select tablename as name from pg_tables where schemaname = 'public' and not tablename = any(${untouched})
  order by 1`.execute(db);

/**
 * The number of rows of each table and the sum of the transactions that wrote them, except of tables that any call may change: the use
 * of sessions, and rate limits. A row that is written anew with the same values counts as changed.
 */
const everyRow = sql<{ all: string }>`select concat(${sql.join(
  tables.map(
    ({ name }) => sql`(select concat(count(*), ' ', sum(xmin::text::bigint), ',') from ${sql.table(name)})`,
  ),
)}) as all`;

/** Prepared, because planning it takes longer than reading the tables of a test. */
async function everything(): Promise<string> {
  const { rows } = await executePrepared(db, everyRow);
  return rows[0]?.all ?? '';
}

describe.each(rows)('%s', (name, row) => {
  const sample = samples[name] as Sample;

  if (row.who === 'anyone') {
    it('is open to everyone, with any token', async () => {
      const owner = await buildCustomer(db);
      const tokens: (string | null)[] = [
        null,
        await shop.tokenOf(await buildCustomer(db)),
        await shop.tokenOf(await buildAdmin(db)),
      ];
      for (const make of Object.values(worthless)) tokens.push(await make(row));
      for (const token of tokens) {
        const { status } = await call(row, await sample.send(db, owner), token, sample);
        expect(status).toBe(row.status);
      }
    });
    return;
  }

  it('refuses callers without a session, whatever they send, and changes nothing', async () => {
    const input: Input = await sample.send(db, await build(row));
    const nobody = await Promise.all(
      Object.entries(worthless).map(async ([who, make]) => [who, await make(row)] as const),
    );
    const before = await everything();
    const guest = refusal(row.loginProblem ?? 'loginRequired');
    expect(await call(row, input, null, sample), 'a guest').toMatchObject(guest);
    for (const [who, token] of nobody) {
      expect(await call(row, input, token, sample), who).toMatchObject(refusal('sessionEnded'));
    }
    const nonsense = { ...input, query: { page: 'x' }, ...(row.input.body && { body: { nonsense: true } }) };
    expect(await call(row, nonsense, null, sample), 'a guest with nonsense').toMatchObject(guest);
    expect(await everything()).toBe(before);
  });

  if (row.who === 'admin') {
    it('refuses customers, whatever they send, and changes nothing', async () => {
      const customer = await buildCustomer(db);
      const token = await shop.tokenOf(customer);
      const input: Input = await sample.send(db, customer);
      const before = await everything();
      expect(await call(row, input, token, sample)).toMatchObject(refusal('adminOnly'));
      const nonsense = { ...input, ...(row.input.body && { body: { nonsense: true } }) };
      expect(await call(row, nonsense, token, sample)).toMatchObject(refusal('adminOnly'));
      expect(await everything()).toBe(before);
    });
  } else {
    it('allows a customer', async () => {
      const customer = await buildCustomer(db);
      const token = await shop.tokenOf(customer);
      const { status } = await call(row, await sample.send(db, customer), token, sample);
      expect(status).toBe(row.status);
    });
  }

  if (row.who === 'admin') {
    const needed = [row.duty ?? []].flat();
    const others = dutyNames.filter((duty) => !needed.includes(duty));

    it('names a duty', () => expect(needed).not.toEqual([]));

    it.each(needed.slice(0, others.length > 0 ? undefined : 1))(
      'allows an admin who has only the duty %s',
      async (duty) => {
        const admin = await buildAdmin(db, { duties: [duty] });
        const { status } = await call(row, await sample.send(db, admin), await shop.tokenOf(admin), sample);
        expect(status).toBe(row.status);
      },
    );

    it.runIf(others.length > 0)(
      'refuses an admin who has all other duties, and changes nothing',
      async () => {
        const admin = await buildAdmin(db, { duties: others });
        const token = await shop.tokenOf(admin);
        const input: Input = await sample.send(db, admin);
        const before = await everything();
        expect(await call(row, input, token, sample)).toMatchObject(refusal('notAllowed'));
        const nonsense = { ...input, ...(row.input.body && { body: { nonsense: true } }) };
        expect(await call(row, nonsense, token, sample)).toMatchObject(refusal('notAllowed'));
        expect(await everything()).toBe(before);
      },
    );
  }

  it.runIf(row.who === 'customer')('allows an admin', async () => {
    const admin = await buildAdmin(db);
    const { status } = await call(row, await sample.send(db, admin), await shop.tokenOf(admin), sample);
    expect(status).toBe(sample.admin ?? row.status);
  });

  const { foreign } = sample;
  if (foreign) {
    it(`responds with ${foreign.customer} to another customer and with ${foreign.admin} to an admin`, async () => {
      const owner = await buildCustomer(db);
      const input = await sample.send(db, owner);
      const strangers = await shop.tokenOf(await buildCustomer(db));
      const admins = await shop.tokenOf(await buildAdmin(db));
      const before = await everything();
      expect((await call(row, input, strangers, sample)).status).toBe(foreign.customer);
      expect(await everything()).toBe(before);
      expect((await call(row, input, admins, sample)).status).toBe(foreign.admin);
      if (foreign.admin === 404) expect(await everything()).toBe(before);
    });
  }
});

/** Ids that every caller may name, and calls that return only the caller's own data for any id. */
const everybodys = ['productId', 'productIds', 'product'];
const ofTheCallerAlone: readonly EndpointName[] = ['checkReview', 'reviewVotes'];
/** Everyone sees a review, and may vote on it; `server/reviews/helpfulVotes.test.ts` tests the author. */
const onPublicRecords: readonly EndpointName[] = ['markHelpful', 'unmarkHelpful'];

/** The names of the ids in a call's input, at any depth. */
function idsIn(schema: unknown): string[] {
  const json = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return [...JSON.stringify(json).matchAll(/"(id|\w+Ids?|product)":\{/g)].map(([, name = '']) => name);
}

it('every customer call that names someone’s record is tested with a stranger', () => {
  const left = rows.filter(([name, { who, input }]) => {
    const ids = Object.values(input).flatMap(idsIn);
    const names = ids.filter((id) => !everybodys.includes(id));
    return (
      who === 'customer' &&
      names.length > 0 &&
      !samples[name].foreign &&
      ![...ofTheCallerAlone, ...onPublicRecords].includes(name)
    );
  });
  expect(left.map(([name]) => name)).toEqual([]);
});
