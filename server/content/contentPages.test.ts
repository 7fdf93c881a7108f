/** Which cached pages are rendered again when a piece of content is published. */
import { beforeEach, expect, it } from 'vitest';
import type { Send } from '#contract/client.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type ContentKey, type ContentOf, pieceIn } from '#domain/content.ts';
import { languages } from '#domain/languages.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { receiveAnnouncements } from '#server/testing/announce.ts';
import { buildContent } from '#server/testing/content.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { openTestApp } from '#server/testing/testApp.ts';

/** Renders a page that shows all kinds of content. */
const renderer = async () => ({
  renderPage: async (_: Request, { send }: { send: Send }) => {
    const home = await send('homeContent', endpoints.homeContent, {}, {});
    const faq = await send('faqContent', endpoints.faqContent, {}, {});
    const page = await send('pageContent', endpoints.pageContent, { params: { page: 'about' } }, {});
    const headers = new Headers({ 'content-type': 'text/html' });
    return { status: 200, headers, text: [JSON.stringify({ home, faq, page })], scripts: [] };
  },
});

const shop = await openTestApp({ listening: true, parts: { web: { renderer } } });
const { app, call, db, tokenOf } = shop;
const token = await tokenOf(await buildAdmin(db));

const addresses = { en: '/about', bn: '/bn/about' };
const page = async (address: string) => JSON.parse((await app.fastify.inject(address)).body);
const isCached = (address: string) => app.cache.find(address) !== undefined;

async function publish(key: ContentKey, content = shippedContent[key]): Promise<void> {
  const version = await buildContent(db, key, content);
  const response = await call('POST', `/admin/content/${key}/publish`, { token, body: { version } });
  expect(response.status).toBe(200);
}

beforeEach(async () => {
  // What a former case published must not drop the pages of this one.
  await receiveAnnouncements(shop);
  for (const address of Object.values(addresses)) await page(address);
});

it.each(
  languages.flatMap((language) => (['home', 'faq', 'about'] as const).map((place) => ({ language, place }))),
)('only the pages of its language: $place, $language', async ({ language, place }) => {
  const other = language === 'en' ? 'bn' : 'en';
  await expect.poll(() => isCached(addresses[language])).toBe(true);
  await publish(pieceIn(language, place));
  await expect.poll(() => isCached(addresses[language])).toBe(false);
  expect(isCached(addresses[other])).toBe(true);
});

it('each address shows what was published in its language', async () => {
  const before = await page('/about');
  const about = shippedContent['bn-about'] as ContentOf<'page'>;
  await publish('bn-about', { ...about, lead: 'নতুন কথা' });
  await expect.poll(async () => (await page('/bn/about')).page.lead).toBe('নতুন কথা');
  expect(await page('/about')).toEqual(before);
});
