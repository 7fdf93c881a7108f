import { describe, expect, it } from 'vitest';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { nestsDeeperThan } from './nesting.ts';
import { MAX_NESTING } from './requestBodies.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('a JSON text', () => {
  it.each([
    nested(3),
    '{"a":{"b":[1,2]},"c":{"d":[]}}',
    '["[[[[","\\"[[[[","\\\\",{"{{{{":"}"}]',
    '[[1],[2],[3],[4]]',
    '"[[[["',
    ']]][[[',
    '',
  ])('%s nests three levels at most', (json) => expect(nestsDeeperThan(3, json)).toBe(false));

  it.each([nested(4), '{"a":{"b":{"c":{}}}}', '["\\\\",[[[]]]]', '["\\"",{"a":[[', ' [ [ [ [ '])(
    '%s nests deeper',
    (json) => expect(nestsDeeperThan(3, json)).toBe(true),
  );
});

describe('a body', () => {
  it('that nests deeper than any call needs is refused unread, because reading it would block all others', async () => {
    const shop = await openTestApp();
    const token = await shop.tokenOf(await buildCustomer(shop.db));
    const send = (levels: number) =>
      shop.call('PUT', '/auth/profile', {
        token,
        headers: { 'content-type': 'application/json' },
        body: `{"name":"Rima","unknown":${nested(levels - 1)}}`,
      });
    expect((await send(MAX_NESTING)).status).toBe(200);
    expect(await send(MAX_NESTING + 1)).toMatchObject({
      status: 400,
      body: { message: 'The request could not be read', code: 'malformedBody' },
    });
  });
});
