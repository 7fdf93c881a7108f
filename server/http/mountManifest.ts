/**
 * The web app manifest: name and icons of the shop on a phone's home screen, from the current settings, in the language of
 * the pages that link it.
 */
import type { FastifyInstance } from 'fastify';
import { SETTINGS_TAG } from '#contract/tags.ts';
import { addressIn } from '#domain/languageAddresses.ts';
import { languages } from '#domain/languages.ts';
import type { ShopSettings } from '#domain/settings.ts';
import { settingsNow } from '#domain/settingsInLanguage.ts';
import { languageNow } from '#texts/language.ts';
import { manifestTexts } from '#texts/manifest.ts';
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
  url: addressIn(languageNow(), url),
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const manifest = ({ name, blurb }: ShopSettings) => ({
  name,
  short_name: name,
  ...(blurb && { description: blurb }),
  lang: languageNow(),
  // The address by which a browser knows that it is the same shop, in either language.
  id: '/',
  start_url: addressIn(languageNow(), '/'),
  scope: '/',
  display: 'standalone',
  categories: ['shopping'],
  background_color: '#fbf7f0',
  theme_color: '#2a1d1a',
  icons: [icon(192), icon(512), icon(512, 'maskable')],
  shortcuts: [
    shortcut(manifestTexts.shop, '/products'),
    shortcut(manifestTexts.cart, '/cart'),
    shortcut(manifestTexts.orders, '/account?tab=orders'),
  ],
  screenshots: [
    screenshot('home', '480x1039', 'narrow', manifestTexts.homePage),
    screenshot('product', '480x1039', 'narrow', manifestTexts.aProduct),
    screenshot('wide', '1280x860', 'wide', manifestTexts.homePage),
  ],
});

export function mountManifest(
  app: FastifyInstance,
  serverContext: ServerContext,
  cache: ResponseCache,
): void {
  const { db, shopSettings } = serverContext.services;
  const send = cachedRoute(cache, serverContext);
  for (const language of languages)
    app.get(addressIn(language, '/site.webmanifest'), (request, reply) =>
      send(request, reply, {
        type: 'application/manifest+json',
        tags: [SETTINGS_TAG],
        write: async () => JSON.stringify(manifest(settingsNow(await shopSettings.read(db)))),
      }),
    );
}
