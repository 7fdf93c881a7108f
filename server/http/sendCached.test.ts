/** Revalidation of cached responses by their ETag, and their body if it cannot be compressed. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';
import { compress, unpack } from './compression.ts';

vi.mock('./compression.ts', { spy: true });

const { app } = await openTestApp({ listening: true });
let etag: string;

const get = (ifNoneMatch?: string) =>
  app.fastify.inject({
    url: '/api/shop',
    headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch },
  });

beforeAll(async () => {
  etag = String((await get()).headers.etag);
});

it.each([
  ['the same', () => etag],
  ['the same, no longer marked as weak', () => etag.slice('W/'.length)],
  ['one of several', () => `"other" ,  ${etag}, "another"`],
  ['any', () => '*'],
])('%s: 304 without a body', async (_, header) => {
  expect(await get(header())).toMatchObject({ statusCode: 304, payload: '' });
});

it('is weak, since all encodings of a response share it', async () => {
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const { headers } = await app.fastify.inject({ url: '/api/shop', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ etag, 'content-encoding': 'br' });
});

it.each([
  ['none', () => undefined],
  ['another', () => '"other"'],
  ['a part of it', () => etag.slice(0, -2)],
  ['it as a part of another', () => `x${etag}`],
])('%s: the whole response', async (_, header) => {
  expect((await get(header())).statusCode).toBe(200);
});

it('a header full of blanks takes little time', async () => {
  const before = process.cpuUsage();
  for (let time = 0; time < 5; time += 1) await get(`"a"${' '.repeat(15_000)}"b"`);
  const milliseconds = process.cpuUsage(before).user / 1000;
  // A pattern that tries every blank as its first took 400 ms.
  expect(milliseconds).toBeLessThan(200);
});

describe('without memory to compress it', () => {
  const noMemory = new Error('no memory');
  const take = (encoding: string) =>
    app.fastify.inject({ url: '/api/shop', headers: { 'accept-encoding': encoding } });

  it.each(['new', 'cached'])('a %s response is sent plain', async (age) => {
    app.cache.clear();
    const plain = age === 'cached' ? (await get()).body : expect.stringContaining('"name":"Kakon"');
    vi.mocked(compress).mockRejectedValueOnce(noMemory);
    const { statusCode, headers, body } = await take('br');
    expect([statusCode, headers['content-encoding'], body]).toEqual([200, undefined, plain]);
  });

  it('a response that cannot be unpacked either ends with 500', async () => {
    app.cache.clear();
    await take('br');
    vi.mocked(unpack).mockRejectedValueOnce(noMemory).mockRejectedValueOnce(noMemory);
    expect(await get()).toMatchObject({ statusCode: 500, body: '' });
    expect((await get()).statusCode).toBe(200);
  });
});
