/** In development the web wing comes from Vite's own server, inside this one: changes show without a build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freeLoopbackPort } from '#server/database/embeddedLock.ts';
import type { PageRenderer } from './pages.ts';

export interface DevelopmentWeb {
  renderer: () => Promise<PageRenderer>;
  /** Serves modules and hot updates; calls on for everything else. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

export async function startDevelopmentWeb(root: string): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite');
  // A port of its own for hot updates: two shops in development at once are not in each other's way.
  const hmr = { port: await freeLoopbackPort() };
  const vite = await createServer({ root, server: { middlewareMode: true, hmr }, appType: 'custom' });
  return {
    renderer: () => vite.ssrLoadModule('/web/pages.ts') as unknown as Promise<PageRenderer>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
