/** In development the pages come from Vite inside this server, one for each language. Changes show without a build. */
import type { ViteDevServer } from 'vite';
import { languageOfAddress } from '#domain/languageAddresses.ts';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import type { Language } from '#texts/language.ts';
import type { Middleware } from './createFastify.ts';
import type { PageRenderer } from './pages.ts';

export interface DevelopmentWeb {
  renderer: (language: Language) => Promise<PageRenderer>;
  /** Serves modules and hot updates. Calls `next` for everything else. */
  middleware: Middleware;
  close: () => Promise<void>;
}

export async function startDevelopmentWeb(root: string): Promise<DevelopmentWeb> {
  const english = await startVite(root, 'en');
  const bangla = await startVite(root, 'bn');
  const of = (language: Language) => (language === 'bn' ? bangla : english);
  return {
    renderer: (language) =>
      of(language).ssrLoadModule('/web/ssr/pages.ts') as unknown as Promise<PageRenderer>,
    middleware: (request, response, next) =>
      of(languageOfAddress(request.url ?? '/')).middlewares(request, response, next),
    close: async () => void (await Promise.all([english.close(), bangla.close()])),
  };
}

/** Hot updates get a port of their own, so that two servers do not collide. */
async function startVite(root: string, language: Language): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const hmr = { port: await freeLoopbackPort() };
  // The configuration reads the language from the environment, as in a build.
  process.env.KAKON_LANGUAGE = language;
  return createServer({ root, server: { middlewareMode: true, hmr }, appType: 'custom' });
}
