/** A valid request with one value replaced by a value of another type is accepted or refused, but never a fault. */
import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { isProblem } from '#domain/problems.ts';
import { type Sample, samples } from '#server/testing/callSamples.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { pathsIn, replacedAt } from '#server/testing/replacedValues.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { inputOf, type RawInput, readInput } from './parseInput.ts';

const shop = await openTestApp();
const owner = await buildCustomer(shop.db);

/** Values that JSON can hold and that careless code converts to a text or a number. */
const hostile = [
  null,
  true,
  -0,
  1e308,
  Number.MAX_VALUE,
  '',
  '\u0000',
  '\ud800',
  [],
  [null],
  [[]],
  {},
  { toString: 1 },
  { valueOf: 1, toString: 1 },
  { toJSON: 1, toLowerCase: 1, trim: 1, length: -1 },
  JSON.parse('{"__proto__":null,"constructor":1}'),
];

/** The lists of a product that the shortest valid product does not have. */
const wholeProduct = {
  sizes: [{ size: '2.4', measurement: '6 cm', stock: 3, available: true }],
  colors: [{ name: 'Red', hexCode: '#ff0000', stock: 3, available: true }],
  tags: ['silver'],
  specifications: { material: 'Silver' },
  isCombo: true,
  comboItems: [{ name: 'Ring', description: 'Of silver' }],
  components: [{ product: 'p', quantity: 2, selectedSize: 'M', selectedColor: 'Red' }],
  originalPrice: 400,
};
const extra: Partial<Record<EndpointName, object>> = {
  createProduct: wholeProduct,
  updateProduct: wholeProduct,
  bulkEditProducts: {
    change: {
      featured: true,
      price: { kind: 'percent', amount: 10 },
      originalPrice: 'before',
      stock: { kind: 'add', amount: 3 },
    },
  },
};

function faultOf(row: AnyEndpoint, input: RawInput): unknown {
  try {
    inputOf(readInput(row, input));
    return null;
  } catch (error) {
    return isProblem(error) ? null : error;
  }
}

const rows = (Object.entries(endpoints) as [EndpointName, AnyEndpoint][]).filter(
  ([, { input }]) => Object.keys(input).length,
);

describe.each(rows)('%s', (name, row) => {
  it('parses any value at any place without a fault', async () => {
    const sent = (await (samples[name] as Sample).send(shop.db, owner)) as Partial<RawInput>;
    const whole = { params: {}, query: {}, ...sent, body: { ...(sent.body as object), ...extra[name] } };
    const faults = pathsIn(whole)
      .filter(([part]) => part !== undefined)
      .flatMap((path) =>
        hostile.map((by) => {
          const input = replacedAt(whole, path, by) as RawInput;
          const fault = faultOf(row, input);
          return fault && `${path.join('.')} = ${JSON.stringify(by)}: ${fault}`;
        }),
      )
      .filter(Boolean);
    expect(faults).toEqual([]);
  });
});
