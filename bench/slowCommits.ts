/** Orders on a PostgreSQL whose commits take 10 ms, against bare commits of one row. */
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';
import { buyers, choices, orderRequests } from './orderRequests.ts';
import { openBareCommits, withSlowCommits } from './slowCommitQueries.ts';

const least = 0.6;

export async function slowCommits(shop: BenchShop): Promise<Row[]> {
  const { shoppers, address: url, options } = shop;
  const { postmaster } = shoppers;
  if (postmaster === null) return [];
  const requests = orderRequests(shop, await choices(shop));
  const bare = await openBareCommits(shop, buyers);
  const compared = await withSlowCommits(shop, () =>
    compare(
      options,
      (seconds) => shoppers.sample({ url, connections: buyers, seconds, requests }),
      (seconds) => sampleLoops({ loops: buyers, seconds, postmaster }, bare.commit),
    ),
  ).finally(bare.close);
  const row = rateRow(`orders with commits of 10 ms, ${buyers} buyers`, least, compared);
  // Processor time says nothing here: both sides wait.
  return [{ ...row, byProcessor: undefined, note: `limit: commits of one row on ${buyers} connections` }];
}
