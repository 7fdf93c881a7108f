/** Current products by id; removed ones are missing. */
import { MAX_IDS } from '#domain/askingLimits.ts';
import type { Product } from '#web/api/responses.ts';
import { api } from './client.ts';

/** At most `MAX_IDS` ids, the limit of one call. */
async function findSome(ids: readonly string[]): Promise<Product[]> {
  const { products } = await api.products({ query: { ids: ids.join(','), limit: String(MAX_IDS) } });
  return products;
}

export async function findProducts(ids: readonly string[]): Promise<Product[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, page) => page * MAX_IDS);
  const found = await Promise.all(starts.map((start) => findSome(ids.slice(start, start + MAX_IDS))));
  return found.flat();
}
