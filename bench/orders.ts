/**
 * Placing orders, against the smallest SQL that could be an order. Two goals are for a machine where a bare Fastify serves
 * 30,000 requests a second. They are scaled by what it serves in this run.
 */
import { v7 as newId } from 'uuid';
import { fetchRaw, openBareServer } from './bareServer.ts';
import type { BenchShop } from './benchShop.ts';
import { compare } from './compare.ts';
import { type Compared, median, type Row, rateRow, spreadOf } from './figures.ts';
import { sampleLoops } from './load.ts';
import { buyers, choices, type OrderRequest, orderRequests } from './orderRequests.ts';
import { openSmallestOrders } from './smallestOrderQueries.ts';
import { roundTripsOf, statementsOf } from './statements.ts';

const least = 0.5;
const mostRoundTrips = 6;
const mostProcessorMs = 2;
const leastRate = 1_000;
const bareRateOfGoals = 30_000;
const bareConnections = 32;

export async function orders(shop: BenchShop): Promise<Row[]> {
  const goods = await choices(shop);
  const requests = orderRequests(shop, goods);
  const roundTrips = await roundTripsOfOrder(shop, requests);
  const compared = await againstSmallest(shop, requests);
  const bareRate = await rateOfBareServer(shop);
  const row = rateRow(`orders of 2 lines, ${buyers} buyers`, least, compared);
  const against: Row = {
    ...row,
    met: row.met && roundTrips <= mostRoundTrips,
    goal: `${row.goal}, ≤ ${mostRoundTrips} round trips`,
    note: `${roundTrips} round trips`,
  };
  return [against, rateOf(compared, bareRate), processorOf(compared, bareRate)];
}

async function againstSmallest(shop: BenchShop, requests: readonly OrderRequest[]): Promise<Compared> {
  const { shoppers, address: url, options } = shop;
  const smallest = await openSmallestOrders(shop);
  const pairs = requests.map(({ body }) => body.orderItems.map(({ product }) => product));
  let from = 0;
  return compare(
    options,
    (seconds) => {
      from += 97;
      return shoppers.sample({ url, connections: buyers, seconds, requests, from });
    },
    (seconds) =>
      sampleLoops({ loops: buyers, seconds, postmaster: shoppers.postmaster }, (turn) =>
        smallest.place(pairs[turn % pairs.length] ?? []),
      ),
  ).finally(smallest.close);
}

/** The first orders on a connection prepare what later ones use. */
async function roundTripsOfOrder({ app }: BenchShop, requests: readonly OrderRequest[]): Promise<number> {
  const taken: number[] = [];
  for (const { path, token, body } of requests.slice(-64)) {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': newId() };
    const statements = await statementsOf(() =>
      app.fastify.inject({ method: 'POST', url: path, headers, payload: body }),
    );
    taken.push(roundTripsOf(statements));
  }
  return Math.max(...taken.slice(-32));
}

/**
 * A bare Fastify that sends a list of products, as for the row of cached listings. The best sample counts: other work on
 * the machine only lowers it, and would make the limits looser.
 */
async function rateOfBareServer({ address, shoppers, options }: BenchShop): Promise<number> {
  const headers = { 'accept-encoding': 'gzip' };
  const list = await fetchRaw(`${address}/api/products?category=rings&limit=12`, headers);
  const bare = await openBareServer(list);
  const load = { url: bare.url, connections: bareConnections };
  await shoppers.send({ ...load, seconds: options.warmSeconds });
  const rates: number[] = [];
  for (let turn = 0; turn < options.repeats; turn += 1)
    rates.push((await shoppers.send({ ...load, seconds: options.seconds })).rate);
  await bare.close();
  return Math.max(...rates);
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function rateOf({ ours: samples }: Compared, bareRate: number): Row {
  const rates = samples.map(({ rate }) => rate);
  const ours = median(rates);
  const limit = (leastRate * bareRate) / bareRateOfGoals;
  return {
    measure: `orders a second, ${buyers} buyers`,
    unit: '/s',
    ours,
    spread: spreadOf(rates),
    limit,
    ratio: ours / limit,
    goal: '≥ 1',
    met: ours >= limit,
    note: `bare Fastify ${whole(bareRate)} /s; the limit is ${whole(leastRate)} at ${whole(bareRateOfGoals)}`,
  };
}

function processorOf({ ours: samples }: Compared, bareRate: number): Row {
  const costs = samples.map(({ node = Number.NaN, database }) => node + (database ?? 0));
  const ours = median(costs);
  const limit = (mostProcessorMs * bareRateOfGoals) / bareRate;
  return {
    measure: 'processor time of an order, its projections included',
    unit: 'ms',
    ours,
    spread: spreadOf(costs),
    limit,
    ratio: ours / limit,
    goal: '≤ 1',
    met: ours <= limit,
    note: `the limit is ${mostProcessorMs} ms at ${whole(bareRateOfGoals)} /s of bare Fastify`,
  };
}
