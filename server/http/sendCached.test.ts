/** Revalidation of cached responses by their ETag, and what is sent if they cannot be compressed or unpacked. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { compress, unpack } from './compression.ts';

vi.mock('./compression.ts', { spy: true });

const lines: { msg: string; requestId?: string }[] = [];
const log = createLog({ write: (line) => void lines.push(JSON.parse(line)) });
const renderPage = async () => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html' }),
  text: ['<!doctype html><p>Silver bangles</p>'.padEnd(1_000)],
  scripts: [],
});
const { app } = await openTestApp({
  listening: true,
  services: { log },
  parts: { web: { renderer: async () => ({ renderPage }) } },
});
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

describe('without memory', () => {
  const noMemory = new Error('no memory');
  let address: string;
  async function load(url = '/api/shop', encoding = 'identity') {
    const response = await fetch(address + url, { headers: { 'accept-encoding': encoding } });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  }
  const messages = () => lines.map(({ msg }) => msg);

  // Requests over a socket find cached responses ahead of any routing.
  beforeAll(async () => {
    address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  beforeEach(() => {
    app.cache.clear();
    lines.length = 0;
  });

  it.each(['new', 'cached'])('to compress it, a %s response is sent plain, with a warning', async (age) => {
    const plain = age === 'cached' ? (await load()).body : expect.stringContaining('"name":"Kakon"');
    vi.mocked(compress).mockRejectedValueOnce(noMemory);
    const { status, headers, body } = await load('/api/shop', 'br');
    expect([status, headers['content-encoding'], body]).toEqual([200, undefined, plain]);
    const requestId = headers['x-request-id'];
    expect(lines).toMatchObject([{ msg: 'a response could not be compressed', requestId }]);
  });

  it.each([
    ['/api/shop', 'application/json', '"code":"broken"'],
    ['/bangles', 'text/html', 'This page could not be shown'],
  ])('to unpack it, a cached %s fails like any other', async (url, type, text) => {
    await load(url, 'br');
    vi.mocked(unpack).mockRejectedValue(noMemory);
    const { status, headers, body } = await load(url).finally(() => vi.mocked(unpack).mockRestore());
    expect([status, headers['content-type']]).toEqual([500, `${type}; charset=utf-8`]);
    expect(body).toContain(text);
    await expect
      .poll(messages)
      .toEqual(['a cached response could not be sent', 'unexpected error', 'a request failed']);
    expect(lines.at(-1)?.requestId).toBe(headers['x-request-id']);
    expect((await load(url)).status).toBe(200);
  });

  it('to unpack it for a moment, it is sent at the second attempt, with an error in the log', async () => {
    await load('/api/shop', 'br');
    vi.mocked(unpack).mockRejectedValueOnce(noMemory);
    expect((await load()).status).toBe(200);
    expect(messages()).toEqual(['a cached response could not be sent']);
  });
});
