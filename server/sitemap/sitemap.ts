/** The shop's public URLs for search engines: one file, or an index of several files above its limit. */
import { categoryValues } from '#domain/categories.ts';
import { isId } from '#domain/ids.ts';
import { addressIn } from '#domain/languageAddresses.ts';
import { languages } from '#domain/languages.ts';
import type { Database } from '#server/database/connect.ts';
import { firstIds, type ListedAddress, listedFrom } from './sitemapQueries.ts';

/** Products of one file. Each has an address in each language, and search engines accept 50,000 addresses. */
export const SITEMAP_SIZE = 10_000;

const pages = [
  '/',
  '/products',
  ...categoryValues.map((category) => `/products?category=${category}`),
  '/about',
  '/contact',
  '/shipping',
  '/returns',
  '/faq',
  '/sizes',
  '/privacy',
  '/terms',
];

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const entry = (kind: 'url' | 'sitemap', address: string, changed?: Date): string =>
  `<${kind}><loc>${escaped(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</${kind}>\n`;

const urlset = (entries: string): string => `${head}<urlset ${schema}>\n${entries}</urlset>\n`;

export interface SitemapPlace {
  db: Database;
  /** Scheme and host of the shop. */
  origin: string;
  size?: number;
}

/** A page in each language. The pages themselves say that they are the same (`hreflang`). */
const inEachLanguage = (origin: string, path: string, changed?: Date): string =>
  languages.map((language) => entry('url', origin + addressIn(language, path), changed)).join('');

const pageEntries = (origin: string): string => pages.map((path) => inEachLanguage(origin, path)).join('');

const productEntries = (origin: string, products: readonly ListedAddress[]): string =>
  products.map(({ id, updated_at }) => inEachLanguage(origin, `/products/${id}`, updated_at)).join('');

/** `/sitemap.xml`. In an index, a file is named by the id of its first product. */
export async function sitemap({ db, origin, size = SITEMAP_SIZE }: SitemapPlace): Promise<string> {
  const [first, ...others] = await firstIds(db, size);
  if (!first || others.length === 0) {
    const products = first ? await listedFrom(db, first, size) : [];
    return urlset(pageEntries(origin) + productEntries(origin, products ?? []));
  }
  const names = ['pages', first, ...others];
  const entries = names.map((name) => entry('sitemap', `${origin}/sitemaps/${name}.xml`)).join('');
  return `${head}<sitemapindex ${schema}>\n${entries}</sitemapindex>\n`;
}

/** `/sitemaps/pages.xml`, `/sitemaps/{id}.xml`; null when the name is not of a product. */
export async function sitemapPart(
  { db, origin, size = SITEMAP_SIZE }: SitemapPlace,
  file: string,
): Promise<string | null> {
  if (file === 'pages.xml') return urlset(pageEntries(origin));
  const [, first = ''] = /^(.*)\.xml$/.exec(file) ?? [];
  const products = isId(first) ? await listedFrom(db, first, size) : null;
  return products && urlset(productEntries(origin, products));
}

const privatePages = ['/admin', '/account', '/checkout'];

/** Crawlers can skip data and private pages. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...languages.flatMap((language) => privatePages.map((path) => `Disallow: ${addressIn(language, path)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
