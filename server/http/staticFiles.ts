/** The built web's own files: names with a hash in them never change, the rest are asked for again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** What a document is told. To a script, a style, a font or a picture it means nothing, and a first view has twenty. */
const ofDocuments = new Set([
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]);

export function mountStaticFiles(
  app: FastifyInstance,
  clientDir: string,
  headers: Record<string, string>,
): void {
  if (!existsSync(clientDir)) return;
  const immutable = join(clientDir, 'assets');
  const headersOfPart = Object.entries(headers).filter(([name]) => !ofDocuments.has(name));
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isPart = path.startsWith(immutable);
      for (const [name, value] of isPart ? headersOfPart : Object.entries(headers))
        response.header(name, value);
      response.header(
        'cache-control',
        isPart ? `public, max-age=${year}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
