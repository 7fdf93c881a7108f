/** Built files are sent compressed, and cached for a year if their name contains a hash. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';

const clientDir = await mkdtemp(join(tmpdir(), 'kakon-client-'));
const script = 'export const bangles = 12;';
await mkdir(join(clientDir, 'assets'));
await writeFile(join(clientDir, 'assets', 'frame-a1b2.js'), script);
await writeFile(join(clientDir, 'assets', 'frame-a1b2.js.br'), brotliCompressSync(script));
await writeFile(join(clientDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

const renderer = async () => ({
  renderPage: async () => ({ status: 200, headers: new Headers(), text: [''], scripts: [] }),
});
const { app } = await openTestApp({ parts: { web: { renderer, clientDir } } });

const get = (url: string, headers = {}) => app.fastify.inject({ method: 'GET', url, headers });

afterAll(() => rm(clientDir, { recursive: true }));

it('a file with a hash in its name is cached for a year and has only the headers it needs', async () => {
  const { statusCode, headers } = await get('/assets/frame-a1b2.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  for (const name of ['x-frame-options', 'permissions-policy', 'etag', 'last-modified'])
    expect(headers[name], name).toBeUndefined();
});

it('a file is sent as it was compressed during the build', async () => {
  const { headers } = await get('/assets/frame-a1b2.js', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toBe('accept-encoding');
});

it('a file without a hash is revalidated and has all headers of a document', async () => {
  const { headers } = await get('/favicon.svg');
  expect(headers['cache-control']).toBe('max-age=3600');
  expect(headers.etag).toBeDefined();
  expect(headers['x-frame-options']).toBe('DENY');
});
