/** The OpenAPI document, and the page that shows it. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { openApiOf } from './openApi.ts';
import { viewerFiles } from './referencePage.ts';
import { requestExamples } from './requestExamples.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security?: unknown[];
  parameters: unknown[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<
    string,
    { description: string; content: Record<string, { examples?: Record<string, unknown> }> }
  >;
}

const { app, call } = await openTestApp({ listening: true });
const document = openApiOf(endpoints, 'Kakon') as {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const rows = Object.entries(endpoints) as [EndpointName, AnyEndpoint][];

describe('the document', () => {
  it('is valid OpenAPI 3.1, and each of its references has a target', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('has every endpoint once, in a group with a description, with one line that says what it does', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      rows.map(([name]) => name).sort(),
    );
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    const groups = document.tags.map(({ name }) => name);
    expect(operations.filter(({ tags: [tag = ''] }) => !groups.includes(tag))).toEqual([]);
    expect(operations.filter(({ summary }) => !summary || summary.includes('\n'))).toEqual([]);
  });

  it.each(rows)('%s tells its errors, its token and its header', (name, row) => {
    const operation = operations.find(({ operationId }) => operationId === name) as Operation;
    const responses = Object.values(operation.responses);
    for (const code of row.refusals) {
      const [response, ...others] = responses.filter(({ description }) =>
        description.includes(`\`${code}\``),
      );
      expect(response?.description).toContain(problemMessages[code]);
      expect(response?.content['application/json']?.examples).toHaveProperty(code);
      expect(others).toEqual([]);
    }
    expect(operation.security !== undefined).toBe(row.who !== 'anyone');
    expect(JSON.stringify(operation.parameters).includes('Idempotency-Key')).toBe(row.idempotent);
  });

  const forms = rows.filter(([, { bodyKind }]) => bodyKind === 'multipart').map(([name]) => name);
  it.each(forms)('%s names the fields of its form', (name) => {
    const body = operations.find(({ operationId }) => operationId === name)?.requestBody;
    expect(body?.content['multipart/form-data']?.schema.required).toHaveLength(1);
  });

  it.each(Object.entries(requestExamples))(
    'gives an example for %s that the endpoint accepts',
    (name, body) => {
      const { input } = endpoints[name as EndpointName] as AnyEndpoint;
      expect(input.body.safeParse(body).error).toBeUndefined();
    },
  );
});

describe('the page', () => {
  let html: string;

  beforeAll(async () => {
    html = (await call('GET', '/docs')).body;
  });

  it('loads only its own files, from this server', () => {
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    const files = viewerFiles.map(({ name }) => `/api/docs/${name}`);
    expect(addresses).toEqual(expect.arrayContaining(files));
    expect(addresses.filter((address) => !address?.startsWith('/') || address.startsWith('//'))).toEqual([]);
  });

  it('allows scripts and styles from files only, and connections to this server only', async () => {
    const { headers } = await call('GET', '/docs');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]* src=)| on\w+=/);
  });

  it.each([...viewerFiles.map(({ name }) => `/docs/${name}`), '/openapi.json', '/docs'])(
    '%s is compressed, and revalidated by its ETag',
    async (path) => {
      const get = (headers: Record<string, string>) =>
        app.fastify.inject({ method: 'GET', url: `/api${path}`, headers });
      const first = await get({ 'accept-encoding': 'br' });
      expect(first.statusCode).toBe(200);
      expect(first.headers['content-encoding']).toBe('br');
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
    },
  );

  it('comes with a package that reports each install, unless it is told not to', () => {
    expect(manifest.scarfSettings.enabled).toBe(false);
    expect(manifest.allowScripts['@scarf/scarf']).toBe(false);
  });
});
