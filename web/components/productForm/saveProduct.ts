import type { ProductForm } from '#domain/products.ts';
import { api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';
import { savedFormOf } from './draft.ts';
import { changeOf } from './productChange.ts';

export const createProduct = (ready: ProductForm) => api.createProduct({ body: ready });

interface Update {
  /** As the form was opened with. */
  base: Product;
  ready: ProductForm;
  /** As somebody else has left it, once the owner has seen that and goes on. */
  over: Product | null;
}

/** Names the version it goes on from: an edit that came in between is refused, not overwritten. */
export async function updateProduct({ base, ready, over }: Update): Promise<void> {
  const params = { id: base._id };
  const fresh = over ?? (await api.adminProduct({ params }));
  const change = changeOf(savedFormOf(base), ready, savedFormOf(fresh));
  if (Object.keys(change).length === 0) return;
  await api.updateProduct({ params, body: { ...change, version: (over ?? base).version } });
}
