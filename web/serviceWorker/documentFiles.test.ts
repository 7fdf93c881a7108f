import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames, forgetStoredPages } from '#web/offline/cacheNames.ts';
import { useMemoryCaches } from '#web/testing/memoryCaches.ts';
import { isOfThisRelease, removeOldFiles, withFiles } from './documentFiles.ts';
import { removeOldest } from './limits.ts';

/** The files of the shop's release; others are gone. */
let released: string[] = [];

const document = (title: string, ...files: string[]): Response =>
  new Response(
    `<title>${title} | Kakon</title>${files.map((file) => `<link href="/assets/${file}">`).join('')}`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
const storePage = async (path: string, page: Response): Promise<boolean> => {
  const stored = await withFiles(page);
  if (stored) await (await caches.open(cacheNames.pages)).put(path, stored);
  return stored !== null;
};
const pathsIn = async (name: string) =>
  (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);

beforeEach(() => {
  useMemoryCaches();
  vi.stubGlobal('__RELEASE__', 'first');
  vi.stubGlobal('fetch', async (url: string) =>
    released.some((file) => url.endsWith(`/assets/${file}`))
      ? new Response('bytes')
      : new Response('', { status: 404 }),
  );
});

it('a document is stored with every file that it names, once each', async () => {
  released = ['frame-1.js', 'app-1.css', 'latin-1.woff2'];
  expect(await storePage('/faq', document('FAQ', ...released, 'frame-1.js'))).toBe(true);
  expect(await pathsIn(cacheNames.assets)).toEqual(released.map((file) => `/assets/${file}`));
  const page = await (await caches.open(cacheNames.pages)).match('/faq');
  expect(decodeURIComponent(page?.headers.get('x-title') ?? '')).toBe('FAQ | Kakon');
});

it('a document whose file is gone with its release is not stored', async () => {
  released = ['frame-2.js'];
  expect(await storePage('/faq', document('FAQ', 'frame-1.js'))).toBe(false);
  expect(await storePage('/faq', Response.json({}))).toBe(false);
  expect(await pathsIn(cacheNames.pages)).toEqual([]);
});

it('after a release, stored documents of the last one keep their files; what no document names is deleted', async () => {
  released = ['frame-1.js', 'menu-1.js'];
  await storePage('/faq', document('FAQ', 'frame-1.js'));
  await (await caches.open(cacheNames.assets)).add('/assets/menu-1.js');
  await caches.open('without-network-1');
  vi.stubGlobal('__RELEASE__', 'second');
  released = ['frame-2.js'];
  await storePage('/', document('Home', 'frame-2.js'));
  await removeOldFiles();
  expect(await pathsIn(cacheNames.assets)).toEqual(['/assets/frame-1.js', '/assets/frame-2.js']);
  expect(await caches.keys()).not.toContain('without-network-1');
  const pages = await (await caches.open(cacheNames.pages)).matchAll();
  expect(pages.map(isOfThisRelease)).toEqual([false, true]);
  // A page of the new release replaces the last one of the old, and its files go.
  await storePage('/faq', document('FAQ', 'frame-2.js'));
  await removeOldFiles();
  expect(await pathsIn(cacheNames.assets)).toEqual(['/assets/frame-2.js']);
});

it('the documents that were stored first leave first', async () => {
  released = [];
  for (const path of ['/faq', '/terms', '/about', '/faq']) await storePage(path, document(path));
  await removeOldest(cacheNames.pages, 2);
  expect(await pathsIn(cacheNames.pages)).toEqual(['/about', '/faq']);
});

it('logout leaves only the home page, and files that are the same for everybody', async () => {
  released = ['frame-1.js'];
  await storePage('/products/p1', document('Churi', 'frame-1.js'));
  await storePage('/', document('Home', 'frame-1.js'));
  for (const name of Object.values(cacheNames)) await caches.open(name);
  await forgetStoredPages();
  expect((await caches.keys()).sort()).toEqual(
    [cacheNames.assets, cacheNames.fallback, cacheNames.pages].sort(),
  );
  expect(await pathsIn(cacheNames.pages)).toEqual(['/']);
});
