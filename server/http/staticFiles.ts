/** The built web's own files: names with a hash in them never change, the rest are asked for again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/**
 * What only documents are told, or files that are asked for again or might be asked about. A first view has twenty parts that are neither, and
 * a phone reads these lines with each.
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
      response.header(
        'cache-control',
        isPart ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
      if (isPart) for (const name of notForParts) response.removeHeader(name);
    },
  });
}
