/** Serves the API reference as OpenAPI document and as page, compressed and with an ETag like the shop's public pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { SETTINGS_TAG } from '#contract/tags.ts';
import { cachedRoute } from '../cachedRoute.ts';
import type { ResponseCache } from '../responseCache.ts';
import type { ServerContext } from '../runEndpoint.ts';
import { openApiOf } from './openApi.ts';
import { REFERENCE_PATH, referencePage, referencePolicy, viewerFiles } from './referencePage.ts';

export function mountApiReference(
  app: FastifyInstance,
  table: Record<string, AnyEndpoint>,
  serverContext: ServerContext,
  cache: ResponseCache,
): void {
  const { db, shopSettings } = serverContext.services;
  const send = cachedRoute(cache, serverContext);
  const shopName = async () => (await shopSettings.read(db)).name;
  app.get('/openapi.json', (request, reply) =>
    send(request, reply, {
      type: 'application/json',
      tags: [SETTINGS_TAG],
      write: async () => JSON.stringify(openApiOf(table, await shopName())),
    }),
  );
  app.get(REFERENCE_PATH, (request, reply) =>
    send(request, reply, {
      type: 'text/html',
      tags: [SETTINGS_TAG],
      policy: referencePolicy,
      write: async () => referencePage(await shopName()),
    }),
  );
  for (const { name, type, directory } of viewerFiles) {
    app.get(`${REFERENCE_PATH}/${name}`, (request, reply) =>
      send(request, reply, { type, tags: [], write: () => readFile(join(directory, name), 'utf8') }),
    );
  }
}
