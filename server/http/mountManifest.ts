/** The web app manifest: name and icons of the shop on a phone's home screen, from the current settings. */
import type { FastifyInstance } from 'fastify';
import { SETTINGS_TAG } from '#contract/tags.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { cachedRoute } from './cachedRoute.ts';
import type { ResponseCache } from './responseCache.ts';
import type { ServerContext } from './runEndpoint.ts';

const icon = (size: number, purpose?: 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const manifest = ({ name, blurb }: ShopSettings) => ({
  name,
  short_name: name,
  ...(blurb && { description: blurb }),
  start_url: '/',
  display: 'standalone',
  background_color: '#fbf7f0',
  theme_color: '#2a1d1a',
  icons: [icon(192), icon(512), icon(512, 'maskable')],
});

export function mountManifest(
  app: FastifyInstance,
  serverContext: ServerContext,
  cache: ResponseCache,
): void {
  const { db, shopSettings } = serverContext.services;
  const send = cachedRoute(cache, serverContext);
  app.get('/site.webmanifest', (request, reply) =>
    send(request, reply, {
      type: 'application/manifest+json',
      tags: [SETTINGS_TAG],
      write: async () => JSON.stringify(manifest(await shopSettings.read(db))),
    }),
  );
}
