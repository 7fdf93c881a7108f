/** What crawlers ask for before anything else. Kept like every public answer, until the catalogue changes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTS_TAG } from '#contract/tags.ts';
import { Problem } from '#domain/problems.ts';
import { robots, sitemap, sitemapPart } from '#server/sitemap/sitemap.ts';
import type { AnswerCache } from './answerCache.ts';
import { answerKept } from './answerKept.ts';
import type { Machinery } from './runEndpoint.ts';

export function mountSitemap(app: FastifyInstance, machinery: Machinery, cache: AnswerCache): void {
  const { services } = machinery;
  const origin = new URL(services.settings.publicUrl).origin;
  const place = { db: services.db, origin };
  const answer = answerKept(cache, machinery);
  const answerXml = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) =>
    answer(request, reply, { type: 'application/xml', tags: [PRODUCTS_TAG], write });

  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots(origin)));
  app.get('/sitemap.xml', (request, reply) => answerXml(request, reply, () => sitemap(place)));
  app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
    answerXml(request, reply, async () => {
      const part = await sitemapPart(place, request.params.file);
      if (part === null) throw new Problem('notFound');
      return part;
    }),
  );
}
