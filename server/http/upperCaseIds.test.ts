/** Ids are stored in lower case. A request that sends them in upper case means the same, wherever it names them. */
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { isId } from '#domain/ids.ts';
import { type Sample, samples } from '#server/testing/callSamples.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { inputOf, type RawInput, readInput } from './parseInput.ts';

const { db } = await openTestApp();
const anyId = crypto.randomUUID();
const otherId = crypto.randomUUID();

/** Ids that the samples leave out. */
const optional: Partial<Record<EndpointName, Partial<RawInput>>> = {
  products: { query: { ids: `${anyId},${otherId}` } },
  orders: { query: { ids: `${anyId},${otherId}` } },
  auditEvents: { query: { actor: anyId } },
};

/** The same value with each id in it, or list of ids with commas, in upper case. */
function inUpperCase(value: unknown): unknown {
  if (typeof value === 'string') return value.split(',').every(isId) ? value.toUpperCase() : value;
  if (Array.isArray(value)) return value.map(inUpperCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inUpperCase(inner)]));
}

const hasId = (value: unknown): boolean => JSON.stringify(inUpperCase(value)) !== JSON.stringify(value);

const inputs: { name: EndpointName; row: AnyEndpoint; input: RawInput }[] = [];
for (const [name, row] of Object.entries(endpoints) as [EndpointName, AnyEndpoint][]) {
  const sent = await (samples[name] as Sample).send(db, await buildAdmin(db));
  inputs.push({ name, row, input: { ...sent, ...optional[name] } as RawInput });
}

it('the samples have an id in every path that names one', () => {
  const withoutId = inputs.filter(({ row, input }) => /:(id|\w+Id)\b/.test(row.path) && !hasId(input.params));
  expect(withoutId.map(({ name }) => name)).toEqual([]);
});

describe.each(inputs.filter(({ input }) => hasId(input)))('$name', ({ row, input }) => {
  it('reads ids in upper case like those in lower case', () => {
    const parsed = inputOf(readInput(row, input));
    expect(inputOf(readInput(row, inUpperCase(input) as RawInput))).toEqual(parsed);
  });
});
