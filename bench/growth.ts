/** The time of a request in a small and in a large shop. The small shop is the limit. */
import type { BenchShop } from './benchShop.ts';
import { listingPaths } from './coldListings.ts';
import { percentile, type Row } from './figures.ts';

interface Question {
  measure: string;
  most: number;
  token?: string;
  paths: (count: number) => string[];
}

const typed = [
  'go',
  'gol',
  'bangel',
  'নেক',
  'kaner d',
  'shonali jhum',
  'lal churi',
  'earing',
  'jumk',
  'kajol',
  'ring un',
  'হার',
];
const searched = [
  'gold',
  'churi',
  'neklace',
  'jumka',
  'kajol',
  'নেকলেস',
  'lal churi',
  'pearl',
  'bridal set',
  'gift',
  'kaner dul',
  'ring',
];

const marked = [
  'sort=best-selling',
  'sort=rating&category=earrings',
  'offer=1',
  'inStock=1&sort=price-low',
  'rating=4&sort=best-selling',
  'category=bangles&size=m',
  'category=bangles&size=xl&offer=1&sort=rating',
  'offer=1&inStock=1&rating=3&color=gold',
];

/** Spaces differ, so that no response is cached. */
const varied = (words: readonly string[], path: (text: string) => string) => (count: number) =>
  Array.from({ length: count }, (_, turn) =>
    path(
      encodeURIComponent((words[turn % words.length] ?? '') + ' '.repeat(Math.floor(turn / words.length))),
    ),
  );

const questionsOf = ({ admin, customers }: BenchShop): Question[] => [
  {
    measure: 'listing',
    most: 2,
    paths: (count) =>
      Array.from(
        { length: count },
        (_, n) => `/api/products?page=${1 + (n % 5)}&limit=${12 + Math.floor(n / 5)}`,
      ),
  },
  {
    measure: 'filter',
    most: 2,
    paths: (count) => listingPaths(count, 9_000_000).map((path) => `${path}&color=gold`),
  },
  {
    measure: 'filter by offer, stock, rating or size; by sales or rating',
    most: 2,
    paths: (count) =>
      Array.from(
        { length: count },
        (_, n) =>
          `/api/products?${marked[n % marked.length]}&facets=1&limit=${12 + Math.floor(n / marked.length)}`,
      ),
  },
  { measure: 'suggestion', most: 2, paths: varied(typed, (text) => `/api/search/suggestions?q=${text}`) },
  { measure: 'search', most: 3, paths: varied(searched, (text) => `/api/products?search=${text}`) },
  {
    measure: 'admin order list',
    most: 2,
    token: admin,
    paths: varied([''], () => '/api/orders?page=1&limit=10'),
  },
  {
    measure: 'my orders',
    most: 2,
    token: customers[0],
    paths: varied([''], () => '/api/orders/my?page=1&limit=10'),
  },
  { measure: 'stats', most: 2, token: admin, paths: varied([''], () => '/api/admin/stats') },
];

export interface Times {
  p50: number;
  p99: number;
  /** The request at the 99th percentile. */
  slow: string;
}

export type Grown = Map<string, Times>;

function timesOf(taken: readonly { url: string; ms: number }[]): Times {
  const times = taken.map(({ ms }) => ms);
  const p99 = percentile(times, 0.99);
  const url = taken.find(({ ms }) => ms === p99)?.url ?? '';
  return { p50: percentile(times, 0.5), p99, slow: decodeURIComponent(url.replace(/^.*\?/, '')).trim() };
}

/** One after the other, nothing cached: the cost at this size. */
export async function askAll(shop: BenchShop): Promise<Grown> {
  const times: Grown = new Map();
  for (const { measure, token, paths } of questionsOf(shop)) {
    const urls = paths(shop.options.queries + 20);
    const taken: { url: string; ms: number }[] = [];
    for (const [turn, url] of urls.entries()) {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const startedAt = performance.now();
      const { statusCode, body } = await shop.app.fastify.inject({ url, headers });
      const ms = performance.now() - startedAt;
      if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}: ${body}`);
      if (turn >= 20) taken.push({ url, ms });
    }
    times.set(measure, timesOf(taken));
    shop.app.cache.clear();
  }
  return times;
}

export function growthRows(shop: BenchShop, small: Grown, large: Grown): Row[] {
  const { small: from, large: to } = shop.options;
  return questionsOf(shop).flatMap(({ measure, most }) =>
    (['p50', 'p99'] as const).map((part) => {
      const ours = large.get(measure)?.[part] ?? Number.NaN;
      const limit = small.get(measure)?.[part] ?? Number.NaN;
      const ratio = ours / limit;
      const note = part === 'p99' ? large.get(measure)?.slow : undefined;
      const title = `${measure}, ${from.toLocaleString('en')} → ${to.toLocaleString('en')}, ${part}`;
      return { measure: title, unit: 'ms', ours, limit, ratio, goal: `≤ ${most}`, met: ratio <= most, note };
    }),
  );
}
