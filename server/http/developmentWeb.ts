/** In development the web wing comes from Vite's own server, inside this one: changes show without a build. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRenderer } from './pages.ts';

export interface DevelopmentWeb {
  renderer: () => Promise<PageRenderer>;
  /** Serves modules and hot updates; calls on for everything else. */
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
}

export async function startDevelopmentWeb(root: string): Promise<DevelopmentWeb> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    renderer: () => vite.ssrLoadModule('/web/pages.ts') as unknown as Promise<PageRenderer>,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
