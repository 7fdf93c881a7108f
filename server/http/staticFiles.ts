/** Serves the built files. Files with a hash in their name are immutable; browsers revalidate the others. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/**
 * These headers matter only for documents and for files that browsers revalidate. A first view loads twenty assets, so
 * they are left out there to save bytes.
 */
const notForParts = [
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'accept-ranges',
  'last-modified',
  'etag',
  'x-request-id',
];

export function mountStaticFiles(
  app: FastifyInstance,
  clientDir: string,
  headers: Record<string, string>,
): void {
  if (!existsSync(clientDir)) return;
  const immutable = join(clientDir, 'assets');
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isPart = path.startsWith(immutable);
      response.headers(headers);
      response.header('cache-control', isPart ? `max-age=${year}, immutable` : 'max-age=3600');
      if (isPart) for (const name of notForParts) response.removeHeader(name);
    },
  });
}
