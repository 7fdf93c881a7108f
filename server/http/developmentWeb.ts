/** In development the pages come from a Vite server inside this one. Changes show without a build. */
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import type { Middleware } from './createFastify.ts';
import type { PageRenderer } from './pages.ts';

export interface DevelopmentWeb {
  renderer: () => Promise<PageRenderer>;
  /** Serves modules and hot updates. Calls `next` for everything else. */
  middleware: Middleware;
  close: () => Promise<void>;
}

export async function startDevelopmentWeb(root: string): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite');
  // Hot updates get a port of their own, so that two shops in development do not collide.
  const hmr = { port: await freeLoopbackPort() };
  const vite = await createServer({ root, server: { middlewareMode: true, hmr }, appType: 'custom' });
  return {
    renderer: () => vite.ssrLoadModule('/web/ssr/pages.ts') as unknown as Promise<PageRenderer>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
