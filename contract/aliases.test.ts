import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { acceptingAliases, addressAliases, orderAliases, productAliases, withAliases } from './aliases.ts';

const flags = z.object({ featured: z.boolean(), isNewArrival: z.boolean() });
const response = withAliases(flags, productAliases);
const body = acceptingAliases(flags.partial(), productAliases);

describe('responses', () => {
  test('carry both names', () => {
    expect(response.parse({ featured: true, isNewArrival: false })).toEqual({
      featured: true,
      isFeatured: true,
      isNewArrival: false,
      isNew: false,
    });
  });

  test('take the value of the first name, whatever the alias holds', () => {
    expect(
      response.parse({ featured: true, isNewArrival: true, isFeatured: false } as never).isFeatured,
    ).toBe(true);
  });

  test('are documented with both names', () => {
    const { properties } = z.toJSONSchema(response, { io: 'output' });
    expect(Object.keys(properties ?? {})).toEqual(['featured', 'isNewArrival', 'isFeatured', 'isNew']);
  });

  test('fail where a value is missing', () => {
    expect(response.safeParse({ featured: true } as never).success).toBe(false);
    expect(response.safeParse(null as never).success).toBe(false);
  });
});

describe('bodies', () => {
  test.each([
    [{ isFeatured: true }, { featured: true }],
    [{ featured: false, isFeatured: true }, { featured: false }],
    [
      { isNew: true, featured: true },
      { featured: true, isNewArrival: true },
    ],
    [{}, {}],
  ])('%j is read as %j', (sent, read) => {
    expect(body.parse(sent as never)).toEqual(read);
  });

  test.each([null, 'text', 7, []])('%j is refused', (sent) => {
    expect(body.safeParse(sent as never).success).toBe(false);
  });
});

test('a response can be sent back as a body', () => {
  for (const pairs of [orderAliases, productAliases, addressAliases]) {
    const shape = z.object(Object.fromEntries(Object.keys(pairs).map((name) => [name, z.string()])));
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(Object.keys(pairs).map((name) => [name, fc.string()]))),
        (values) => {
          const response = withAliases(shape, pairs).parse(values as never);
          expect(acceptingAliases(shape, pairs).parse(response as never)).toEqual(values);
        },
      ),
    );
  }
});
