/**
 * Every path that is not the API or a file is a page. The renderer is the built web bundle, loaded by path;
 * it asks for its data through the same door as HTTP callers do, as a guest, and the tags of what it was told
 * become the page's own.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Send } from '#contract/client.ts';
import type { AnswerCache } from './answerCache.ts';
import { sendClosedPage } from './closedPage.ts';
import { type Asked, type Findings, guestDoor } from './guestDoor.ts';
import type { PublicAnswer } from './keptAnswer.ts';
import { pageAddress } from './pageAddress.ts';
import { problemOf } from './problemAnswers.ts';
import type { Machinery, Mounted } from './runEndpoint.ts';
import { sendKept } from './sendKept.ts';

/** The content policy that a page is sent with, made from its HTML. No script is cut by the pieces it comes in. */
export type PagePolicy = (text: readonly string[]) => string;

export interface PageRenderer {
  renderPage(
    request: Request,
    door: { send: Send },
  ): Promise<{ status: number; headers: Headers; text: readonly string[] }>;
}

/** The path is appended, not resolved: `//other.example` must not name another host. */
function webRequest(url: string, publicUrl: string): Request {
  return new Request(publicUrl.replace(/\/$/, '') + url);
}

/** Each piece is read once: to join long texts first costs as much as to write them down. */
const bytesOf = (text: readonly string[]): Buffer => Buffer.concat(text.map((piece) => Buffer.from(piece)));

async function producePage(
  renderer: PageRenderer,
  url: string,
  asked: Asked,
  policyOf: PagePolicy,
): Promise<PublicAnswer> {
  const { services, headers: usual } = asked.machinery;
  const findings: Findings = { tags: new Set(['shop']), unavailable: null };
  const {
    status,
    headers: own,
    text,
  } = await renderer.renderPage(webRequest(url, services.settings.publicUrl), {
    send: guestDoor(asked, findings),
  });
  if (findings.unavailable) throw findings.unavailable;
  const headers = { ...usual, ...Object.fromEntries(own) };
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = policyOf(text);
  }
  return { status, headers, body: bytesOf(text), tags: [...findings.tags] };
}

export function mountPages(
  app: FastifyInstance,
  renderer: () => Promise<PageRenderer>,
  table: readonly Mounted[],
  machinery: Machinery,
  cache: AnswerCache,
  policyOf: PagePolicy,
): void {
  const asked = { table: new Map(table.map((mounted) => [mounted.name, mounted])), machinery, cache };
  const { shop } = machinery.services;
  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const loaded = await renderer();
    const url = pageAddress(request.url);
    const kept = await cache.answer(url, () => producePage(loaded, url, asked, policyOf));
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
