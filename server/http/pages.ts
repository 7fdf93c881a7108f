/**
 * Every path that is not the API or a file is a page, or with `.data` the data of a page's loaders, which the router
 * requests for a navigation in the browser (https://reactrouter.com/how-to/single-fetch). The renderer is the built web
 * bundle, loaded by path. It loads its data with the in-process client as a guest. The tags of that data become the
 * page's own. Each language has its own renderer.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Send } from '#contract/client.ts';
import { SETTINGS_TAG } from '#contract/tags.ts';
import { languageOfAddress } from '#domain/languageAddresses.ts';
import type { Language } from '#texts/language.ts';
import type { PublicResponse } from './cachedResponse.ts';
import { cacheKey } from './cacheKey.ts';
import { type InProcessParts, inProcessClient, type PageDependencies } from './inProcessClient.ts';
import { plainAddress } from './pageAddress.ts';
import { problemOf } from './problemResponses.ts';
import type { ResponseCache } from './responseCache.ts';
import type { Mounted, ServerContext } from './runEndpoint.ts';
import { dataPolicy } from './securityHeaders.ts';
import { replyCached } from './sendCached.ts';
import { sendUnavailablePage } from './unavailablePage.ts';

/** One pattern for all pages. */
const pageRoute = '/*';

/** Builds the Content-Security-Policy of a page from its inline scripts. */
export type PagePolicy = (scripts: readonly string[]) => string;

export interface PageRenderer {
  renderPage(
    request: Request,
    api: { send: Send },
  ): Promise<{ status: number; headers: Headers; text: readonly string[]; scripts: readonly string[] }>;
}

/** Appends the path instead of resolving it: `//other.example` must not name another host. */
function webRequest(url: string, publicUrl: string): Request {
  return new Request(publicUrl.replace(/\/$/, '') + url);
}

/** Converts each piece by itself, because joining long texts first costs as much again. */
const bytesOf = (text: readonly string[]): Buffer => Buffer.concat(text.map((piece) => Buffer.from(piece)));

async function producePage(
  renderer: PageRenderer,
  url: string,
  parts: InProcessParts,
  policyOf: PagePolicy,
): Promise<PublicResponse> {
  const { services, headers: usual } = parts.serverContext;
  const dependencies: PageDependencies = { tags: new Set([SETTINGS_TAG]), unavailable: null };
  const {
    status,
    headers: own,
    text,
    scripts,
  } = await renderer.renderPage(webRequest(url, services.settings.publicUrl), {
    send: inProcessClient(parts, dependencies),
  });
  if (dependencies.unavailable) throw dependencies.unavailable;
  const headers = { ...usual, ...Object.fromEntries(own) };
  const isDocument = headers['content-type']?.startsWith('text/html');
  headers['content-security-policy'] = isDocument ? policyOf(scripts) : dataPolicy;
  return { status, headers, body: bytesOf(text), tags: [...dependencies.tags], route: pageRoute };
}

export function mountPages(
  app: FastifyInstance,
  renderer: (language: Language) => Promise<PageRenderer>,
  table: readonly Mounted[],
  serverContext: ServerContext,
  cache: ResponseCache,
  policyOf: PagePolicy,
): void {
  const parts = { table: new Map(table.map((mounted) => [mounted.name, mounted])), serverContext, cache };
  const { shopSettings } = serverContext.services;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = cacheKey(request.url);
    const loaded = await renderer(languageOfAddress(url));
    const cached = await cache.getOrProduce(url, () => producePage(loaded, url, parts, policyOf), {
      mayBeStale: true,
    });
    await replyCached(request, reply, cached);
  };
  app.register(async (pages) => {
    pages.setErrorHandler((error, request, reply) =>
      sendUnavailablePage(reply, problemOf(error, request.log), shopSettings.lastRead()),
    );
    pages.route({
      method: ['GET', 'HEAD'],
      url: pageRoute,
      handler: (request, reply) => {
        const address = plainAddress(request.url);
        // Not stored: what is missing here may be a file of the version that replaces this one.
        if (address !== request.url) return reply.header('cache-control', 'no-store').redirect(address, 301);
        return serverContext.admission.admit('last', () => sendPage(request, reply));
      },
    });
  });
}
