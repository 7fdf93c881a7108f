/** The shop's public URLs for search engines: one file, or an index of several files above its limit. */
import { categoryValues } from '#domain/categories.ts';
import type { Database } from '#server/database/connect.ts';
import { countListed, listedAddresses } from './sitemapQueries.ts';

/** Search engines accept five times as many. Files of this size are fast to make and to read. */
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

const pageEntries = (origin: string): string => pages.map((path) => entry('url', origin + path)).join('');

async function productEntries({ db, origin, size = SITEMAP_SIZE }: SitemapPlace, page: number) {
  const products = await listedAddresses(db, { page, size });
  return products.map(({ id, updated_at }) => entry('url', `${origin}/products/${id}`, updated_at)).join('');
}

/** `/sitemap.xml` */
export async function sitemap(place: SitemapPlace): Promise<string> {
  const { db, origin, size = SITEMAP_SIZE } = place;
  const files = Math.ceil((await countListed(db)) / size);
  if (files <= 1) return urlset(pageEntries(origin) + (await productEntries(place, 1)));
  const names = ['pages', ...Array.from({ length: files }, (_, file) => String(file + 1))];
  const entries = names.map((name) => entry('sitemap', `${origin}/sitemaps/${name}.xml`)).join('');
  return `${head}<sitemapindex ${schema}>\n${entries}</sitemapindex>\n`;
}

/** `/sitemaps/pages.xml`, `/sitemaps/1.xml` …; null for a file that is not in the index. */
export async function sitemapPart(place: SitemapPlace, file: string): Promise<string | null> {
  if (file === 'pages.xml') return urlset(pageEntries(place.origin));
  const [, number] = /^([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
  const entries = number && (await productEntries(place, Number(number)));
  return entries ? urlset(entries) : null;
}

/** Crawlers can skip data and private pages. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', 'Disallow: /account', 'Disallow: /checkout', '']
    .concat(`Sitemap: ${origin}/sitemap.xml`, '')
    .join('\n');
