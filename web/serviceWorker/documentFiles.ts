/**
 * A document is stored together with every file that it names, so that it works without network whatever the shop has
 * released since. If one of them cannot be had, the document is not stored.
 */
import { cacheNames } from '#web/offline/cacheNames.ts';

/** Names the files of a stored document, without their directory. */
const FILES = 'x-files';
/** The title of a stored document, encoded: the offline page lists it. */
const TITLE = 'x-title';

/** Which release stored a document. */
const RELEASE = 'x-release';

/** Set by the build: different after each change of a file. */
declare const __RELEASE__: string;

const directory = '/assets/';
const file = /\/assets\/([\w.-]+\.(?:js|css|woff2))/g;
const title = /<title>([^<]*)<\/title>/;

const namesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(file), ([, name = '']) => name)),
];

/** Takes files from the browser's own cache where it has them. */
export async function storeFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheNames.assets);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = paths.filter((path) => !stored.has(path));
  await Promise.all(missing.map((path) => cache.add(new Request(path, { priority: 'low' }))));
}

/** The document with the names of its files. Null if it must not be stored. */
export async function withFiles(response: Response): Promise<Response | null> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.text();
  const names = namesIn(html);
  try {
    await storeFiles(names.map((name) => directory + name));
  } catch {
    return null;
  }
  const headers = new Headers(response.headers);
  headers.set(FILES, names.join(' '));
  headers.set(RELEASE, __RELEASE__);
  headers.set(TITLE, encodeURIComponent(title.exec(html)?.[1] ?? ''));
  return new Response(html, { status: response.status, headers });
}

export const isOfThisRelease = (page: Response): boolean => page.headers.get(RELEASE) === __RELEASE__;

const isCurrent = (name: string): boolean => Object.values<string>(cacheNames).includes(name);

/** Deletes caches of earlier versions, and the files that no stored document names. */
export async function removeOldFiles(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !isCurrent(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  const documents = await (await caches.open(cacheNames.pages)).matchAll();
  const named = new Set(documents.flatMap((page) => page.headers.get(FILES)?.split(' ') ?? []));
  const cache = await caches.open(cacheNames.assets);
  const unnamed = (await cache.keys()).filter(({ url }) => !named.has(url.slice(url.lastIndexOf('/') + 1)));
  await Promise.all(unnamed.map((key) => cache.delete(key)));
}
