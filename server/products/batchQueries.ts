/** Batches of one product. The caller holds the product's lock. */
import { sql } from 'kysely';
import type { Batch } from '#domain/batches.ts';
import type { Database } from '#server/database/connect.ts';

/** For `b` (product_batches). */
const whole = sql`b.id, b.colour, b.label, b.expires_on as "expiresOn", b.pieces, b.sellable`;

/** For `p` (products), as JSON: null without batches. Empty batches that have long expired are left out. */
export const batchesOfProduct = sql`
  case when p.has_batches then (
    select coalesce(json_agg(json_build_object('id', b.id, 'colour', b.colour, 'label', b.label, 'expiresOn', b.expires_on,
             'pieces', b.pieces, 'sellable', b.sellable) order by b.expires_on nulls first, b.id), '[]')
    from product_batches b where b.product_id = p.id and (b.pieces > 0 or b.expires_on > current_date - 200)
  ) end`;

/** Also empty ones, and those of a product that has no batches any more. */
export async function batchesOf(trx: Database, productId: string): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select ${whole} from product_batches b where b.product_id = ${productId} order by b.expires_on nulls first, b.id`.execute(
    trx,
  );
  return rows;
}

export async function insertBatches(
  trx: Database,
  productId: string,
  { batches, now }: { batches: readonly Batch[]; now: Date },
): Promise<void> {
  if (batches.length === 0) return;
  await sql`
    insert into product_batches (id, product_id, colour, label, expires_on, pieces, sellable, created_at)
    select id, ${productId}::uuid, colour, label, "expiresOn", pieces, sellable, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(batches)}::json)
      as b (id uuid, colour text, label text, "expiresOn" date, pieces int, sellable bool)`.execute(trx);
}

/** From now on its stock follows from its batches. */
export async function startBatches(trx: Database, productId: string): Promise<void> {
  await sql`update products set has_batches = true where id = ${productId}`.execute(trx);
}

export interface BatchOfProduct extends Batch {
  product: string;
  /** For the audit log, which stores one name for readers of both languages. */
  productName: string;
  changedAt: Date;
}

/** Null for a deleted product's and for one whose product has no batches any more. */
export async function findBatch(db: Database, id: string): Promise<BatchOfProduct | null> {
  const { rows } = await sql<BatchOfProduct>`
    select ${whole}, b.product_id as product, p.name as "productName", b.updated_at as "changedAt"
    from product_batches b join products p on p.id = b.product_id
    where b.id = ${id} and p.has_batches and p.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

export async function correctBatch(
  trx: Database,
  id: string,
  { label, expiresOn, now }: { label: string; expiresOn: string; now: Date },
): Promise<void> {
  await sql`
    update product_batches set label = ${label}, expires_on = ${expiresOn}, updated_at = ${now} where id = ${id}`.execute(
    trx,
  );
}
