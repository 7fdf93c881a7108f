/**
 * Calls with one value that fits its field by type, and that the code behind the schemas may fail on: they are accepted or
 * refused, but never a fault. Wrong types are in `hostileValues.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type Sample, samples } from '#server/testing/callSamples.ts';
import { buildAdmin, buildCustomer } from '#server/testing/people.ts';
import { type Path, pathsIn, replacedAt } from '#server/testing/replacedValues.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import type { RawInput } from './parseInput.ts';

const { app, db, tokenOf } = await openTestApp();

const hostile = [
  // Every object has a property of this name.
  'constructor',
  // The database takes neither.
  '\u0000',
  'a\ud800',
  // No id, and an id of nothing.
  'x',
  '00000000-0000-7000-8000-000000000000',
  // Years that the database or ISO 8601 does not know.
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59-12:00',
  '১',
  -1,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
];

/** The names of all fields, also those that the sample leaves out. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties);
}

async function buildRequest(name: EndpointName, { who }: AnyEndpoint) {
  const caller = await (who === 'admin' ? buildAdmin(db) : buildCustomer(db));
  const sample = await (samples[name] as Sample).send(db, caller);
  return { sent: { params: {}, query: {}, ...sample } as RawInput, token: await tokenOf(caller) };
}

function placesIn({ input }: AnyEndpoint, sent: RawInput): Path[] {
  const named = (['query', 'body'] as const).flatMap((part) =>
    fieldsOf(input[part]).map((field) => [part, field]),
  );
  const all = [...named, ...pathsIn(sent).filter(({ length }) => length > 1)];
  return [...new Map(all.map((path) => [path.join('.'), path])).values()];
}

function urlOf({ path }: AnyEndpoint, { params, query }: RawInput): string {
  const given = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(given[name]).toWellFormed()),
  );
  const texts = Object.entries((query ?? {}) as object).map(([name, value]) => [name, String(value)]);
  return `/api${filled}?${new URLSearchParams(Object.fromEntries(texts))}`;
}

async function statusOf(row: AnyEndpoint, token: string, request: RawInput): Promise<number> {
  const { statusCode } = await app.fastify.inject({
    method: row.method,
    url: urlOf(row, request),
    headers: { authorization: `Bearer ${token}` },
    ...(row.bodyKind === 'json' && { payload: request.body as object }),
  });
  return statusCode;
}

const rows = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).filter(
  ([, { input, bodyKind }]) => Object.keys(input).length > 0 && bodyKind !== 'multipart',
);

describe.each(rows)('%s', (name, row) => {
  it('is accepted or refused with a hostile value at any place', async () => {
    const faults: string[] = [];
    for (const path of placesIn(row, (await buildRequest(name, row)).sent)) {
      // An accepted call may change what the next one finds, and end the session.
      const { sent, token } = await buildRequest(name, row);
      for (const by of hostile) {
        const status = await statusOf(row, token, replacedAt(sent, path, by) as RawInput);
        if (status >= 500) faults.push(`${path.join('.')} = ${JSON.stringify(by)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
