/** Pieces that were sold but not sent, so they lie in the shop. */
import { sql } from 'kysely';
import type { CountUnit } from '#domain/productCounts.ts';
import type { Database } from '#server/database/connect.ts';

export interface ReservedPieces {
  product: string;
  unit: CountUnit;
  unitName: string;
  pieces: number;
}

/** By the ledger: what open orders took and did not give back. */
export async function reservedPieces(db: Database, ids: readonly string[]): Promise<ReservedPieces[]> {
  const { rows } = await sql<ReservedPieces>`
    select m.product_id as product, m.unit, m.unit_name as "unitName", -sum(m.delta)::int as pieces
    from order_states s join stock_movements m using (order_id)
    where s.status in ('pending', 'processing') and m.product_id = any(${ids}::uuid[])
    group by 1, 2, 3`.execute(db);
  return rows;
}
