/** Orders on a PostgreSQL whose commits take 10 ms, against bare commits of one row. */
import { draftOf } from '#server/testing/orderDrafts.ts';
import { deliverTo } from '#server/testing/people.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { openHotProduct, plenty } from './hotProduct.ts';
import { sampleLoops } from './load.ts';
import { buyers, choices, type OrderRequest, orderRequests } from './orderRequests.ts';
import { openBareCommits, withSlowCommits } from './slowCommitQueries.ts';

const least = 0.6;
/** One order of the product has to be committed before the next one reads it. */
const leastOfOne = 0.5;

export async function slowCommits(shop: BenchShop): Promise<Row[]> {
  const { postmaster } = shop.shoppers;
  if (postmaster === null) return [];
  const different = orderRequests(shop, await choices(shop));
  const same = await ordersOfOne(shop, different);
  const bare = await openBareCommits(shop, buyers);
  const against = (requests: OrderRequest[], loops: number) =>
    compare(
      shop.options,
      (seconds) => shop.shoppers.sample({ url: shop.address, connections: buyers, seconds, requests }),
      (seconds) => sampleLoops({ loops, seconds, postmaster }, bare.commit),
    );
  const compared = await withSlowCommits(shop, async () => ({
    different: await against(different, buyers),
    same: await against(same, 1),
  })).finally(bare.close);
  const row = rateRow(`orders with commits of 10 ms, ${buyers} buyers`, least, compared.different);
  const rowOfOne = rateRow(
    `orders of one product with commits of 10 ms, ${buyers} buyers`,
    leastOfOne,
    compared.same,
  );
  // Processor time says nothing here: both sides wait.
  return [
    { ...row, byProcessor: undefined, note: `limit: commits of one row on ${buyers} connections` },
    { ...rowOfOne, byProcessor: undefined, note: 'limit: commits of one row, one after the other' },
  ];
}

/** The same buyers, who all want the same product. */
async function ordersOfOne(shop: BenchShop, requests: readonly OrderRequest[]): Promise<OrderRequest[]> {
  const product = await openHotProduct(shop);
  await product.stockUntil(plenty);
  return requests.map((request) => ({ ...request, body: draftOf([product.choice], deliverTo) }));
}
