/** Reads the ledger of one product. */
import { sql } from 'kysely';
import type { CountUnit } from '#domain/productCounts.ts';
import type { MovementReason } from '#domain/stockMovements.ts';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from './productNameQueries.ts';

export interface MovementRow {
  id: string;
  moved_at: Date;
  unit: CountUnit;
  unit_name: string;
  delta: number;
  left_after: number;
  reason: MovementReason;
  unit_cost: number | null;
  supplier: string | null;
  order_id: string | null;
  order_number: string | null;
  moved_by: string | null;
  mover_name: string | null;
}

/** Also finds deleted products, because the ledger still shows their names. */
export async function findProductName(
  db: Database,
  id: string,
): Promise<{ name: string; isDeleted: boolean } | null> {
  const { rows } = await sql<{ name: string; isDeleted: boolean }>`
    select ${productNameNow()} as name, p.deleted_at is not null as "isDeleted" from products p where p.id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Newest first, along the product's index. Names are joined after the page is cut. */
export async function listMovements(
  db: Database,
  productId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id::text as id, m.moved_at, m.unit,
           case when m.unit = 'batch' then coalesce(b.label, '') else m.unit_name end as unit_name, m.delta, m.left_after, m.reason,
           m.unit_cost, m.supplier,
           m.order_id, o.order_number, m.moved_by, u.name as mover_name
    from (
      select * from stock_movements where product_id = ${productId} order by id desc limit ${limit} offset ${offset}
    ) m
    left join orders o on o.id = m.order_id
    left join users u on u.id = m.moved_by
    left join product_batches b on m.unit = 'batch' and b.product_id = m.product_id and b.id::text = m.unit_name
    order by m.id desc`.execute(db);
  return rows;
}

export async function countMovements(db: Database, productId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from stock_movements where product_id = ${productId}`.execute(db);
  return rows[0]?.total ?? 0;
}
