/**
 * Every path that is not the API or a file is a page. The renderer is the built web bundle, loaded by path;
 * it asks for its data through the same door as HTTP callers do, as a guest, and the tags of what it was told
 * become the page's own.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Send } from '#contract/client.ts';
import { Problem } from '#domain/problems.ts';
import type { AnswerCache, PublicAnswer } from './answerCache.ts';
import { sendClosedPage } from './closedPage.ts';
import { problemOf } from './problemAnswers.ts';
import { type Machinery, type Mounted, runEndpoint } from './runEndpoint.ts';
import { sendKept } from './sendKept.ts';

/** The content policy that a page is sent with, made from its HTML. */
export type PagePolicy = (html: string) => string;

export interface PageRenderer {
  renderPage(
    request: Request,
    door: { send: Send },
  ): Promise<{ status: number; headers: Headers; text: string }>;
}

/** What is learned while a page asks for its data. */
interface Findings {
  /** What the page depends on. */
  tags: Set<string>;
  /** Why a call could not be answered at all: such a page isn't shown, with or without the part. */
  unavailable: Problem | null;
}

/** Calls endpoints in process, for nobody in particular. */
function guestDoor(table: ReadonlyMap<string, Mounted>, machinery: Machinery, findings: Findings): Send {
  return async (name, row, input) => {
    const mounted = table.get(name);
    if (!mounted) throw new Problem('notFound');
    const answer = await callAsGuest(mounted, input, machinery).catch((error: unknown) => {
      const problem = problemOf(error, machinery.services.log);
      if (problem.code === 'unavailable') findings.unavailable = problem;
      throw problem;
    });
    if (row.cache.kind === 'public') for (const tag of row.cache.tagsOf(answer)) findings.tags.add(tag);
    return answer;
  };
}

function callAsGuest(mounted: Mounted, input: Parameters<Send>[2], machinery: Machinery): Promise<unknown> {
  return runEndpoint(
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
      requestId: '',
      log: machinery.services.log,
    },
    machinery,
  );
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
  policyOf: PagePolicy,
): Promise<PublicAnswer> {
  const findings: Findings = { tags: new Set(['shop']), unavailable: null };
  const web = webRequest(request, machinery.services.settings.publicUrl);
  const {
    status,
    headers: own,
    text,
  } = await renderer.renderPage(web, { send: guestDoor(table, machinery, findings) });
  if (findings.unavailable) throw findings.unavailable;
  const headers = { ...machinery.headers, ...Object.fromEntries(own) };
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = policyOf(text);
  }
  return { status, headers, body: Buffer.from(text), tags: [...findings.tags] };
}

export function mountPages(
  app: FastifyInstance,
  renderer: () => Promise<PageRenderer>,
  table: readonly Mounted[],
  machinery: Machinery,
  cache: AnswerCache,
  policyOf: PagePolicy,
): void {
  const byName = new Map(table.map((mounted) => [mounted.name, mounted]));
  const { shop } = machinery.services;
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const loaded = await renderer();
    const kept = await cache.answer(request.url, () =>
      producePage(loaded, request, byName, machinery, policyOf),
    );
    reply.hijack();
    await sendKept(request.raw, reply.raw, kept, request.id);
  };
  app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) =>
      sendClosedPage(reply, problemOf(error, request.log), shop.lastRead()),
    );
    pages.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: (request, reply) => machinery.admission.admit('last', () => answerPage(request, reply)),
    });
  });
}
