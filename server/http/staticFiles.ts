/** The built web's own files: names with a hash in them never change, the rest are asked for again. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 365 * 24 * 60 * 60;

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
      for (const [name, value] of Object.entries(headers)) response.header(name, value);
      const keep = path.startsWith(immutable) ? `public, max-age=${year}, immutable` : 'public, max-age=3600';
      response.header('cache-control', keep);
    },
  });
}
