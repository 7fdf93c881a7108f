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

/** Shown by the browser when it offers to install the shop. Copies of the pictures in docs/screenshots. */
const screenshot = (name: string, sizes: string, form_factor: 'narrow' | 'wide', label: string) => ({
  src: `/install-${name}.jpg`,
  sizes,
  type: 'image/jpeg',
  form_factor,
  label,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const manifest = ({ name, blurb }: ShopSettings) => ({
  name,
  short_name: name,
  ...(blurb && { description: blurb }),
  lang: 'en',
  // The address by which a browser knows that it is the same shop, whatever `start_url` is later.
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['shopping'],
  background_color: '#fbf7f0',
  theme_color: '#2a1d1a',
  icons: [icon(192), icon(512), icon(512, 'maskable')],
  shortcuts: [
    shortcut('Shop', '/products'),
    shortcut('Your Cart', '/cart'),
    shortcut('My Orders', '/account?tab=orders'),
  ],
  screenshots: [
    screenshot('home', '480x1039', 'narrow', 'The home page'),
    screenshot('product', '480x1039', 'narrow', 'A product'),
    screenshot('wide', '1280x860', 'wide', 'The home page'),
  ],
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
