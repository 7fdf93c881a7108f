import type { ProductForm } from '#domain/productForm.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { savedFormOf } from './draft.ts';
import { changeOf } from './productChange.ts';

export const createProduct = (ready: ProductForm) => adminApi.createProduct({ body: ready });

interface Update {
  /** The product when the form was opened. */
  base: Product;
  ready: ProductForm;
  /** Another admin's version, once this admin has seen it and decided to go on. */
  over: Product | null;
}

/** Sends the version it is based on, so that the server refuses to overwrite an edit made in between. */
export async function updateProduct({ base, ready, over }: Update): Promise<void> {
  const params = { id: base._id };
  const fresh = over ?? (await adminApi.adminProduct({ params }));
  const change = changeOf(savedFormOf(base), ready, savedFormOf(fresh));
  if (Object.keys(change).length === 0) return;
  await adminApi.updateProduct({ params, body: { ...change, version: (over ?? base).version } });
}
