/** Bytes that an order adds to tables and indexes, and to PostgreSQL's log (WAL). */
import type { BenchShop } from './benchShop.ts';
import { median, type Row, spreadOf } from './figures.ts';
import { written } from './orderBytesQueries.ts';
import { choices, orderRequests, placeAll } from './orderRequests.ts';

const mostBytes = 6_500;
const mostLogBytes = 12_000;
const ordersPerSample = 1_000;
/** Tables that grow by less are not named. */
const leastNamed = 50;

interface Grown {
  log: number;
  tables: [name: string, bytes: number][];
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const bytesOf = ({ tables }: Grown): number => sum(tables.map(([, bytes]) => bytes));

export async function orderBytes(shop: BenchShop): Promise<Row[]> {
  const goods = await choices(shop);
  const count = Math.min(ordersPerSample, shop.options.products);
  // The first change of a page after a checkpoint is logged with the whole page. The first sample takes these.
  await grownBy(shop, orderRequests(shop, goods, count));
  const samples: Grown[] = [];
  for (let turn = 0; turn < shop.options.repeats; turn += 1)
    samples.push(await grownBy(shop, orderRequests(shop, goods, count)));
  return [
    rowOf('bytes of an order in tables and indexes', samples.map(bytesOf), mostBytes, byTable(samples)),
    rowOf(
      'bytes of an order in the log (WAL)',
      samples.map(({ log }) => log),
      mostLogBytes,
    ),
  ];
}

async function grownBy(shop: BenchShop, requests: Parameters<typeof placeAll>[1]): Promise<Grown> {
  const before = await written(shop.db);
  await placeAll(shop, requests);
  const after = await written(shop.db);
  const grown = (name: string) => (after.tables.get(name) ?? 0) - (before.tables.get(name) ?? 0);
  return {
    log: (after.log - before.log) / requests.length,
    tables: [...after.tables.keys()].map((name) => [name, grown(name) / requests.length]),
  };
}

/** The last sample's tables, the largest first. */
function byTable(samples: readonly Grown[]): string {
  return (samples.at(-1)?.tables ?? [])
    .filter(([, bytes]) => bytes >= leastNamed)
    .sort(([, one], [, other]) => other - one)
    .map(([name, bytes]) => `${name} ${Math.round(bytes)}`)
    .join(', ');
}

function rowOf(measure: string, samples: readonly number[], most: number, note?: string): Row {
  const ours = median(samples);
  const goal = `≤ ${most.toLocaleString('en')}`;
  return { measure, unit: 'bytes', ours, spread: spreadOf(samples), goal, met: ours <= most, note };
}
