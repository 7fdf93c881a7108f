/** Serves robots.txt and the sitemap. The sitemap is cached until the catalogue changes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTS_TAG } from '#contract/tags.ts';
import { Problem } from '#domain/problems.ts';
import { robots, sitemap, sitemapPart } from '#server/sitemap/sitemap.ts';
import { cachedRoute } from './cachedRoute.ts';
import type { ResponseCache } from './responseCache.ts';
import type { ServerContext } from './runEndpoint.ts';

export function mountSitemap(app: FastifyInstance, serverContext: ServerContext, cache: ResponseCache): void {
  const { services } = serverContext;
  const origin = new URL(services.settings.publicUrl).origin;
  const place = { db: services.db, origin };
  const send = cachedRoute(cache, serverContext);
  const sendXml = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    send(request, reply, { type: 'application/xml', tags: [PRODUCTS_TAG], write });

  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, () => sitemap(place)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    sendXml(request, reply, async () => {
      const part = await sitemapPart(place, request.params.file);
      if (part === null) throw new Problem('notFound');
      return part;
    }),
  );
}
