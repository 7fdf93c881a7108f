/** The security headers of every response. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '#contract/client.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { type Sample, samples } from '#server/testing/callSamples.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const text = [
  `<!doctype html><html><head><title>Shop</title>
<script type="application/ld+json">{"name":"data"}</script>
<script src="/assets/app.js" type="module"></script></head>`,
  '<body><p>Bangles<script>window.slippedIn = 1</script></p><script>window.first = 1</script><script type="module">import \'/assets/second.js\'</script>',
  '</body></html>',
];
/** The scripts that the renderer wrote itself. */
const scripts = ['window.first = 1', "import '/assets/second.js'"];
const renderer = async () => ({
  renderPage: async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    text,
    scripts,
  }),
});

const shop = await openTestApp({ listening: true, parts: { web: { renderer } } });
const secure = await openTestApp({ settings: { publicUrl: 'https://shop.example' }, beside: shop });
const { app, db, call, tokenOf } = shop;
let address: string;
let person: Person;
let customer: string;
let admin: string;

beforeAll(async () => {
  await buildProduct(db);
  person = await buildCustomer(db);
  customer = await tokenOf(person);
  admin = await tokenOf(await buildAdmin(db));
  address = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});

const everyKind = [
  '/',
  '/products',
  '/api/products',
  '/api/products',
  '/api/cart',
  '/api/nothing',
  '/api/docs',
  '/api/docs/start.js',
  '/api/openapi.json',
  '/api/health',
  '/media/nothing/640.webp',
  '/robots.txt',
  '/sitemap.xml',
  '/%zz',
];

describe('every response', () => {
  it.each(everyKind)('%s', async (path) => {
    const { headers } = await fetch(`${address}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    // Browsers ignore it over plain HTTP.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('requires TLS if the shop’s address uses it', async () => {
    for (const path of ['/cart', '/shop', '/nothing']) {
      const { headers } = await secure.call('GET', path);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('does not open the API to other sites', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    for (const response of [
      await fetch(`${address}/api/products`, { headers }),
      await fetch(`${address}/api/auth/login`, { method: 'OPTIONS', headers: preflight }),
    ]) {
      const names = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(names).toEqual([]);
    }
  });

  it('sets no cookie, so another site cannot send one along', async () => {
    for (const path of everyKind)
      expect((await fetch(`${address}${path}`)).headers.has('set-cookie')).toBe(false);
  });
});

describe('the content security policy', () => {
  const directives = async () => {
    const policy = (await fetch(`${address}/`)).headers.get('content-security-policy') ?? '';
    return new Map(
      policy.split('; ').map((each) => {
        const [name = '', ...values] = each.split(' ');
        return [name, values];
      }),
    );
  };
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('of a page allows the renderer’s scripts by their hashes, and no other script in it', async () => {
    const sources = (await directives()).get('script-src');
    expect(sources).toEqual(["'self'", ...scripts.map(hashOf)]);
    expect(sources).not.toContain(hashOf('window.slippedIn = 1'));
  });

  it('of a page forbids framing, other bases for links, and forms that lead elsewhere', async () => {
    const policy = await directives();
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });

  it('of an API response allows nothing', async () => {
    for (const path of ['/products', '/cart', '/nothing'])
      expect((await call('GET', path)).headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
  });
});

describe('private data', () => {
  const rows = Object.entries(endpoints).filter(
    ([, { method, who, path }]) => method === 'GET' && who !== 'anyone' && !path.includes(':'),
  );

  it.each(rows)('%s is not stored by any cache and contains no secret', async (name, row) => {
    const asked = await (samples[name as EndpointName] as Sample).send(db, person);
    const { headers, body, status } = await call('GET', pathOf(row, asked), {
      token: row.who === 'admin' ? admin : customer,
    });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    // That there is a password is told to its owner.
    expect(JSON.stringify(body).replaceAll('"hasPassword":', '')).not.toMatch(/password|argon2|token_?hash/i);
  });

  it('needs a token in the header, because an address appears in logs and histories', async () => {
    for (const path of [`/auth/profile?token=${customer}`, `/auth/profile?access_token=${customer}`])
      expect((await call('GET', path)).status).toBe(401);
    expect((await call('GET', '/auth/profile', { headers: { cookie: `token=${customer}` } })).status).toBe(
      401,
    );
  });
});
