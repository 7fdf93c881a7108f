/**
 * A page rendered because nobody has asked for it yet, against React's own `renderToString` of the same tree. What it
 * shows is known mostly, since other pages show it too; the rows `nothing kept` tell what it takes to read that as well.
 */
import { once } from 'node:events';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';

const least = 0.5;

export async function pageRenders(shop: BenchShop): Promise<Row[]> {
  const { id } = await shop.db
    .selectFrom('products')
    .select('id')
    .where('listed', '=', true)
    .executeTakeFirstOrThrow();
  const asked = [
    ['home page on a miss', '/?'],
    ['category page on a miss', '/products?category=rings&'],
    ['product page on a miss', `/products/${id}?`],
  ] as const;
  const rows: Row[] = [];
  for (const [measure, path] of asked) {
    rows.push(await pageRender(shop, measure, path, () => {}));
    rows.push(await pageRender(shop, `${measure}, nothing kept`, path, () => shop.app.cache.forgetAll()));
  }
  return rows;
}

/** Bytes. The page's scripts are given their turn once React has written it: not React's work, but ours. */
const mostArranged = 4_000;

let visits = 0;

async function pageRender(
  { app, options, shoppers, writing }: BenchShop,
  measure: string,
  path: string,
  before: () => void,
): Promise<Row> {
  /** The bytes go nowhere: to put them together and to read them again is not what the shop does. */
  const miss = async () => {
    before();
    const answer = await app.fastify.inject({ url: `${path}visit=${visits++}`, payloadAsStream: true });
    await once(answer.stream().resume(), 'end');
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
    return Number(answer.headers['content-length']);
  };
  const length = await miss();
  const { write } = writing;
  if (Math.abs(Buffer.byteLength(write()) - length) > mostArranged)
    throw new Error(`React alone writes another ${path}`);
  const sample = (seconds: number, once: () => Promise<unknown>) =>
    sampleLoops({ loops: 1, seconds, postmaster: shoppers.postmaster }, once);
  const compared = await compare(
    options,
    (seconds) => sample(seconds, miss),
    (seconds) => sample(seconds, async () => write()),
  );
  app.cache.forgetAll();
  return rateRow(measure, least, compared, `${Math.round(length / 1024)} KB`);
}
