/** How a phone names and draws the shop on its first screen: as the shop is set now. */
import type { FastifyInstance } from 'fastify';
import { SHOP_TAG } from '#contract/tags.ts';
import type { ShopSettings } from '#domain/shop.ts';
import type { AnswerCache } from './answerCache.ts';
import { answerKept } from './answerKept.ts';
import type { Machinery } from './runEndpoint.ts';

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

export function mountManifest(app: FastifyInstance, machinery: Machinery, cache: AnswerCache): void {
  const { db, shop } = machinery.services;
  const answer = answerKept(cache, machinery);
  app.get('/site.webmanifest', (request, reply) =>
    answer(request, reply, {
      type: 'application/manifest+json',
      tags: [SHOP_TAG],
      write: async () => JSON.stringify(manifest(await shop.read(db))),
    }),
  );
}
