/**
 * Every path that is not the API or a file is a page. The renderer is the built web bundle, loaded by path;
 * it asks for its data through the same door as HTTP callers do, as a guest, and the tags of what it was told
 * become the page's own.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Send } from '#contract/client.ts';
import { Problem } from '#domain/problems.ts';
import type { AnswerCache, PublicAnswer } from './answerCache.ts';
import { type Machinery, type Mounted, runEndpoint } from './runEndpoint.ts';
import { pagePolicy } from './securityHeaders.ts';
import { sendKept } from './sendKept.ts';

export interface PageRenderer {
  renderPage(request: Request, door: { send: Send }): Promise<Response>;
}

/** Calls endpoints in process, for nobody in particular; `tags` gathers what the page depends on. */
function guestDoor(table: ReadonlyMap<string, Mounted>, machinery: Machinery, tags: Set<string>): Send {
  return async (name, row, input) => {
    const mounted = table.get(name);
    if (!mounted) throw new Problem('notFound');
    const answer = await runEndpoint(
      mounted,
      {
        params: input.params,
        query: input.query,
        body: input.body,
        token: null,
        address: '',
        userAgent: '',
        idempotencyKey: null,
        files: async () => [],
        log: machinery.services.log,
      },
      machinery,
    );
    if (row.cache.kind === 'public') for (const tag of row.cache.tagsOf(answer)) tags.add(tag);
    return answer;
  };
}

/** The path is appended, not resolved: `//other.example` must not name another host. */
function webRequest({ url }: FastifyRequest, publicUrl: string): Request {
  return new Request(publicUrl.replace(/\/$/, '') + url);
}

async function producePage(
  renderer: PageRenderer,
  request: FastifyRequest,
  table: ReadonlyMap<string, Mounted>,
  machinery: Machinery,
): Promise<PublicAnswer> {
  const tags = new Set(['shop']);
  const web = webRequest(request, machinery.services.settings.publicUrl);
  const response = await renderer.renderPage(web, { send: guestDoor(table, machinery, tags) });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = { ...machinery.headers, ...Object.fromEntries(response.headers) };
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(body.toString('utf8'));
  }
  return { status: response.status, headers, body, tags: [...tags] };
}

export function mountPages(
  app: FastifyInstance,
  renderer: () => Promise<PageRenderer>,
  table: readonly Mounted[],
  machinery: Machinery,
  cache: AnswerCache,
): void {
  const byName = new Map(table.map((mounted) => [mounted.name, mounted]));
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const loaded = await renderer();
      const kept = await cache.answer(request.url, () => producePage(loaded, request, byName, machinery));
      reply.hijack();
      await sendKept(request.raw, reply.raw, kept, request.id);
    },
  });
}
