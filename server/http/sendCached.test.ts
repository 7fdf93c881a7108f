/** Revalidation of cached responses by their ETag. */
import { beforeAll, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';

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
