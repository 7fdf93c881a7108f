/** What crawlers ask for before anything else. Kept like every public answer, until the catalogue changes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRODUCTS_TAG } from '#contract/tags.ts';
import { Problem } from '#domain/problems.ts';
import { robots, sitemap, sitemapPart } from '#server/sitemap/sitemap.ts';
import type { AnswerCache } from './answerCache.ts';
import type { Machinery } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';
import { sendKept } from './sendKept.ts';

export function mountSitemap(
  app: FastifyInstance,
  { services, headers }: Machinery,
  cache: AnswerCache,
): void {
  const origin = new URL(services.settings.publicUrl).origin;
  const place = { db: services.db, origin };

  const answerXml = async (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string>) => {
    const kept = await cache.answer(request.url, async () => ({
      status: 200,
      headers: {
        ...headers,
        'content-type': 'application/xml; charset=utf-8',
        'content-security-policy': dataPolicy,
      },
      body: Buffer.from(await write()),
      tags: [PRODUCTS_TAG],
    }));
    reply.hijack();
    await sendKept(request.raw, reply.raw, kept, request.id);
  };

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
