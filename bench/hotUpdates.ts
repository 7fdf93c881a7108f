/** How many updates of orders and counts change no index (HOT), after some hundred orders on their way to the customer. */
import type { SettableStatus } from '#domain/orderStatus.ts';
import type { BenchShop } from './benchShop.ts';
import type { Row } from './figures.ts';
import { type Updates, updatesOf } from './hotUpdateQueries.ts';
import { choices, orderRequests, placeAll } from './orderRequests.ts';

const leastShare = 0.9;
const way: readonly SettableStatus[] = ['processing', 'shipped', 'delivered'];

const tables = [
  'orders',
  'order_totals',
  'call_counts',
  'product_counts',
  'products',
  'product_sales',
  'user_counts',
  'customer_totals',
];
/** Lists are sorted by its sums, so each change of a sum changes an index. */
const withoutGoal = 'customer_totals';

export async function hotUpdates(shop: BenchShop): Promise<Row[]> {
  const before = await updatesOf(shop.db, tables);
  const requests = orderRequests(shop, await choices(shop), shop.options.queries);
  for (const id of await placeAll(shop, requests)) await deliver(shop, id);
  await shop.settle();
  const after = await updatesOf(shop.db, tables);
  return after.flatMap((table) => rowOf(difference(table, before)));
}

async function deliver({ app, admin }: BenchShop, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${admin}` };
  const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const { statusCode, body } = await app.fastify.inject({ method, url, headers, payload });
    if (statusCode >= 300) throw new Error(`${url} responded with ${statusCode}: ${body}`);
  };
  await call('POST', `/api/admin/orders/${id}/calls`, { outcome: 'confirmed' });
  for (const status of way) await call('PUT', `/api/orders/${id}/status`, { status });
}

function difference({ name, updates, hot }: Updates, before: readonly Updates[]): Updates {
  const earlier = before.find((table) => table.name === name);
  return { name, updates: updates - (earlier?.updates ?? 0), hot: hot - (earlier?.hot ?? 0) };
}

/** A table without updates has no row. */
function rowOf({ name, updates, hot }: Updates): Row[] {
  if (updates === 0) return [];
  const ours = (100 * hot) / updates;
  const measure = `updates of ${name} that change no index`;
  const note = `${hot} of ${updates}`;
  return name === withoutGoal
    ? [{ measure, unit: '%', ours, goal: '', met: true, note: `${note}; lists are sorted by its sums` }]
    : [{ measure, unit: '%', ours, goal: `≥ ${100 * leastShare}`, met: ours >= 100 * leastShare, note }];
}
