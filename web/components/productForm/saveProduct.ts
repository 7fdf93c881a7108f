import { type Count, countKey, stockByCount, withCounts } from '#domain/productCounts.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { savedFormOf } from './draft.ts';
import { changeOf, seenCounts } from './productChange.ts';

export const createProduct = (ready: ProductForm, idempotencyKey: string) =>
  adminApi.createProduct({ body: ready }, { idempotencyKey });

interface Update {
  /** The product when the form was opened. */
  base: Product;
  ready: ProductForm;
  /** Another admin's version, once this admin has seen it and decided to go on. */
  over: Product | null;
}

/** Sends the version and the counts it is based on, so that the server refuses to overwrite what changed in between. */
export async function updateProduct({ base, ready, over }: Update): Promise<void> {
  const params = { id: base._id };
  const fresh = over ?? (await adminApi.adminProduct({ params }));
  const saved = savedFormOf(base);
  const change = changeOf(saved, ready, savedFormOf(fresh));
  if (Object.keys(change).length === 0) return;
  const seen = seenCounts(saved, ready, change);
  const { version } = over ?? base;
  await adminApi.updateProduct({
    params,
    body: { ...change, version, ...(seen.length > 0 && { countsSeen: seen }) },
  });
}

/** The product as if the form had shown these counts. The others stay as it showed them. */
export function withTodaysStock(base: Product, today: readonly Count[]): Product {
  const stock = stockByCount(today);
  return withCounts(base, (count) => stock.get(countKey(count)) ?? count.stock);
}
