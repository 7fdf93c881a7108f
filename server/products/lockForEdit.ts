/** How a command on one product begins. */
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import type { Database } from '#server/database/connect.ts';
import { findProductToEdit, type ProductRow } from './productQueries.ts';
import { lockProducts } from './saleQueries.ts';

/** Locks the product until the transaction ends, and reads it after that, so that a concurrent sale is included. */
export async function lockForEdit(trx: Database, id: string): Promise<ProductRow> {
  if (!isId(id)) throw new Problem('productNotFound');
  await lockProducts(trx, [id]);
  const row = await findProductToEdit(trx, id);
  if (!row) throw new Problem('productNotFound');
  return row;
}
