/**
 * Gives pieces of an order back to the batches that they came from, after their counts got them. The ledger says which. What
 * expires first gets its pieces first, so that nothing is taken for fresher than it is.
 */
import { sql } from 'kysely';
import { UNDATED_LABEL } from '#domain/batches.ts';
import type { Database } from '#server/database/connect.ts';

interface ReturnedPieces {
  product: string;
  /** The color's slug. */
  colour: string | null;
  quantity: number;
}

interface BatchReturn {
  orderId: string;
  reason: 'cancel' | 'return' | 'order_edit';
  reference: string;
  /** Only those of products with batches. */
  pieces: readonly ReturnedPieces[];
  by: string | null;
  now: Date;
}

interface GivenPieces {
  product: string;
  batch: string;
  colour: string;
  quantity: number;
  /** In the batch, with these. */
  left: number;
  sellable: boolean;
}

/** The caller holds the products' locks and corrects their sums. */
export async function returnToBatches(trx: Database, change: BatchReturn): Promise<void> {
  const { given, others } = await giveToBatches(trx, change);
  const all = [...given, ...(others.length > 0 ? await giveToUndated(trx, others, change.now) : [])];
  await recordGiven(trx, all, change);
  const held = all.filter(({ sellable }) => !sellable);
  if (held.length > 0) await holdBack(trx, held, change);
}

/** `others`: pieces that came from no batch, because the product had none then. */
async function giveToBatches(
  trx: Database,
  { orderId, pieces }: Pick<BatchReturn, 'orderId' | 'pieces'>,
): Promise<{ given: GivenPieces[]; others: ReturnedPieces[] }> {
  const { rows } = await sql<{ given: GivenPieces[]; others: ReturnedPieces[] }>`
    with wanted as (
      select r.product as product_id, coalesce(r.colour, '') as colour, sum(r.quantity)::int as quantity
      from json_to_recordset(${JSON.stringify(pieces)}::json) as r (product uuid, colour text, quantity int) group by 1, 2
    ), taken as (
      select b.id, b.product_id, b.colour, b.expires_on, -sum(m.delta)::int as pieces
      from stock_movements m join product_batches b on b.product_id = m.product_id and b.id::text = m.unit_name
      where m.order_id = ${orderId} and m.unit = 'batch' group by b.id having sum(m.delta) < 0
    ), shared as (
      select t.id, t.product_id, t.colour,
             least(t.pieces, greatest(0, w.quantity + t.pieces - sum(t.pieces) over earlier))::int as pieces
      from taken t join wanted w using (product_id, colour)
      window earlier as (partition by t.product_id, t.colour order by t.expires_on nulls first, t.id)
    ), given as (
      update product_batches b set pieces = b.pieces + s.pieces from shared s where b.id = s.id and s.pieces > 0
      returning b.product_id as product, b.id as batch, b.colour, s.pieces as quantity, b.pieces as left, b.sellable
    ), others as (
      select w.product_id as product, w.colour, w.quantity - coalesce(sum(s.pieces), 0)::int as quantity
      from wanted w left join shared s using (product_id, colour)
      group by w.product_id, w.colour, w.quantity having w.quantity > coalesce(sum(s.pieces), 0)
    )
    select (select coalesce(json_agg(g), '[]') from given g) as given,
           (select coalesce(json_agg(o), '[]') from others o) as others`.execute(trx);
  return rows[0] ?? { given: [], others: [] };
}

async function giveToUndated(
  trx: Database,
  pieces: readonly ReturnedPieces[],
  now: Date,
): Promise<GivenPieces[]> {
  const { rows } = await sql<GivenPieces>`
    with others as (
      select * from json_to_recordset(${JSON.stringify(pieces)}::json) as r (product uuid, colour text, quantity int)
    ), given as (
      insert into product_batches as b (id, product_id, colour, label, pieces, created_at)
      select gen_random_uuid(), product, colour, ${UNDATED_LABEL}, quantity, ${now}::timestamptz from others
      on conflict (product_id, colour, label) do update set pieces = b.pieces + excluded.pieces
      returning b.product_id, b.id, b.colour, b.pieces, b.sellable
    )
    select g.product_id as product, g.id as batch, g.colour, o.quantity, g.pieces as left, g.sellable
    from given g join others o on o.product = g.product_id and o.colour = g.colour`.execute(trx);
  return rows;
}

async function recordGiven(
  trx: Database,
  given: readonly GivenPieces[],
  { orderId, reason, reference, by, now }: BatchReturn,
): Promise<void> {
  await sql`
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, reference, moved_by, moved_at)
    select product, 'batch', batch, quantity, "left", ${reason}, ${orderId}::uuid, ${reference}, ${by}::uuid, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(given)}::json)
      as g (product uuid, batch text, quantity int, "left" int)`.execute(trx);
}

/** What came back too late to be sold stays in its batch, and leaves the counts again. */
async function holdBack(
  trx: Database,
  held: readonly GivenPieces[],
  { by, now }: Pick<BatchReturn, 'by' | 'now'>,
): Promise<void> {
  await sql`
    with held as (
      select product, colour, sum(quantity)::int as quantity
      from json_to_recordset(${JSON.stringify(held)}::json) as h (product uuid, colour text, quantity int) group by 1, 2
    ), of_products as (
      update products p set stock = p.stock - h.quantity
      from (select product, sum(quantity)::int as quantity from held group by 1) h where p.id = h.product
      returning p.id as product_id, 'product' as unit, '' as unit_name, h.quantity, p.stock
    ), of_colours as (
      update product_colours c set stock = c.stock - h.quantity from held h
      where c.product_id = h.product and c.slug = h.colour
      returning c.product_id, 'colour' as unit, c.slug as unit_name, h.quantity, c.stock
    )
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, moved_by, moved_at)
    select product_id, unit, unit_name, -quantity, stock, 'expired', ${by}::uuid, ${now}::timestamptz
    from (select * from of_products union all select * from of_colours) counts`.execute(trx);
}
