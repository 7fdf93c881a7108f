/** The sitemap of a large shop, made anew: its index, its first file and its last. */
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';

const mostMs = 300;

async function timed({ app }: BenchShop, path: string): Promise<{ ms: number; paths: string[] }> {
  app.cache.clear();
  const startedAt = performance.now();
  const { statusCode, body } = await app.fastify.inject(path);
  const ms = performance.now() - startedAt;
  if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
  return {
    ms,
    paths: [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
  };
}

async function rowOf(shop: BenchShop, measure: string, path: string): Promise<Row> {
  const times: number[] = [];
  await timed(shop, path);
  for (let turn = 0; turn < shop.options.repeats; turn += 1) times.push((await timed(shop, path)).ms);
  const ours = median(times);
  return { measure, unit: 'ms', ours, spread: spreadOf(times), goal: `≤ ${mostMs}`, met: ours <= mostMs };
}

export async function sitemapFiles(shop: BenchShop): Promise<Row[]> {
  const index = '/sitemap.xml';
  const rows = [await rowOf(shop, 'sitemap, its index', index)];
  // In a small shop there is one file, and it names pages.
  const { paths } = await timed(shop, index);
  const files = paths.filter((path) => path.endsWith('.xml') && !path.endsWith('/pages.xml'));
  const [first, last] = [files.at(0), files.at(-1)];
  if (first) rows.push(await rowOf(shop, 'sitemap, its first file', first));
  if (last) rows.push(await rowOf(shop, `sitemap, file ${files.length}`, last));
  return rows;
}
