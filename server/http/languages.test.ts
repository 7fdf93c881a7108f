/** English at the plain addresses, Bangla below /bn, calls by Accept-Language. */
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#server/testing/testApp.ts';
import { acceptedLanguage } from './languageOfRequest.ts';

const rendered = async (language: string) => ({
  renderPage: async (request: Request) => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    text: [`${language} ${new URL(request.url).pathname}${new URL(request.url).search}`],
    scripts: [],
  }),
});

const { app } = await openTestApp({ parts: { web: { renderer: rendered } } });
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await app.fastify.inject({ method: 'GET', url, headers })).body;

describe('a page', () => {
  test.each([
    ['/', 'en /'],
    ['/products?page=2&utm_source=x', 'en /products?page=2'],
    ['/bnx', 'en /bnx'],
    ['/bn', 'bn /bn'],
    ['/bn/products?page=2&utm_source=x', 'bn /bn/products?page=2'],
    ['/bn.data', 'bn /bn.data'],
  ])('%s comes from its language, with the parameters that it reads: %s', async (url, body) => {
    expect(await get(url)).toBe(body);
    expect(await get(url, { 'accept-language': 'bn' })).toBe(body);
  });
});

test('a page that cannot be shown says so in its language', async () => {
  const broken = await openTestApp({
    parts: { web: { renderer: async () => ({ renderPage: () => Promise.reject(new Error('broken')) }) } },
  });
  const read = async (url: string) => (await broken.app.fastify.inject({ method: 'GET', url })).body;
  expect(await read('/products')).toMatch(/lang="en"[\s\S]*Something went wrong/);
  expect(await read('/bn/products')).toMatch(/lang="bn"[\s\S]*কিছু একটা সমস্যা হয়েছে/);
});

test('a refusal is in the language of the call, also before its body is read', async () => {
  const refusal = (url: string, payload: string) =>
    app.fastify.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'accept-language': 'bn', 'content-type': 'application/json' },
    });
  const wrong = (await refusal('/api/auth/login', '{"email":"x"}')).json();
  expect(wrong.message).toMatch(/^[\u0980-\u09ff]/);
  expect(Object.values(wrong.errors).join()).toMatch(/^[\u0980-\u09ff]/);
  for (const response of [await refusal('/api/auth/login', '{'), await refusal('/api/nothing', '{}')])
    expect(response.json().message).toMatch(/^[\u0980-\u09ff]/);
});

describe('a call', () => {
  test.each([
    [undefined, 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['bn', 'bn'],
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['en;q=0.5,bn;q=0.9', 'bn'],
    ['bn;q=0', 'en'],
    ['x'.repeat(1000), 'en'],
  ])('with Accept-Language %j gets a response in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});
