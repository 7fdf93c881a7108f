/** Uncached listings, against the same SQL without the shop around it. */
import { categoryValues } from '#domain/categories.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Row, rateRow } from './figures.ts';
import { sampleLoops } from './load.ts';
import { type Statement, send, statementsOf } from './statements.ts';

const connections = 32;
const least = 0.6;
const mostStatements = 2;

/** All different: each with its own price range, in every category and sort order. */
export function listingPaths(count: number, from = 0): string[] {
  const sorts = ['newest', 'price-low', 'name-asc', 'price-high'];
  return Array.from({ length: count }, (_, place) => {
    const turn = from + place;
    const category = categoryValues[turn % categoryValues.length];
    const sort = sorts[(turn >> 3) % sorts.length];
    return `/api/products?category=${category}&sort=${sort}&minPrice=${turn % 300}&maxPrice=${3_000 + Math.floor(turn / 300)}&limit=12`;
  });
}

export async function coldListings(shop: BenchShop): Promise<Row[]> {
  const { app, pool, shoppers, address, options } = shop;
  const recorded: Statement[][] = [];
  for (const url of listingPaths(140, 5_000_000))
    recorded.push(await statementsOf(() => app.fastify.inject(url)));
  const requests = listingPaths(200_000).map((path) => ({ path }));
  let from = 0;
  const compared = await compare(
    options,
    async (seconds) => {
      const sample = await shoppers.sample({ url: address, connections, seconds, requests, from });
      from += Math.ceil(sample.rate * seconds * 1.2) + connections;
      return sample;
    },
    (seconds) =>
      sampleLoops({ loops: connections, seconds, postmaster: shoppers.postmaster }, (turn) =>
        send(pool, recorded[turn % recorded.length] ?? []),
      ),
  );
  const statements = Math.max(...recorded.map((each) => each.length));
  const row = rateRow('listing, each another query', least, compared, `${statements} statements`);
  return [{ ...row, met: row.met && statements <= mostStatements }];
}
