/**
 * Gives back pieces that an order took: all of a cancelled order, some of a closed, returned or edited one. The ledger
 * ensures that each return happens once.
 */
import { sql } from 'kysely';
import { colourSlug } from '#domain/colours.ts';
import type { Database } from '#server/database/connect.ts';
import type { SalesChange, StockChange } from '#server/outbox/events.ts';
import { lockProducts } from '#server/products/saleQueries.ts';
import { changingStock } from '#server/products/stockChangeQueries.ts';
import { returnToBatches } from './returnBatchQueries.ts';

/** Pieces of a line of the order, by its place. */
export interface LinePieces {
  position: number;
  quantity: number;
}

interface StockReturn {
  orderId: string;
  reason: 'cancel' | 'return' | 'order_edit';
  /** Tells apart the returns of one order. Empty for a cancellation, of which there is one. */
  reference?: string;
  /** The pieces that are on the shelf again. */
  lines: readonly LinePieces[];
  by: string | null;
  now: Date;
}

/** Pieces of one product in one choice. The ledger names a color by its slug. */
interface TakenPieces {
  product: string;
  size: string | null;
  colour: string | null;
  quantity: number;
  isBatched: boolean;
}

/** The lines of an order in full. */
export async function linesOf(trx: Database, orderId: string): Promise<LinePieces[]> {
  const { rows } = await sql<LinePieces>`
    select position, quantity from order_lines where order_id = ${orderId} order by position`.execute(trx);
  return rows;
}

/** What these pieces no longer count as sold. */
export async function unsoldBy(
  trx: Database,
  orderId: string,
  lines: readonly LinePieces[],
): Promise<SalesChange[]> {
  const { rows } = await sql<SalesChange>`
    select l.product_id as product, -sum(r.quantity)::int as pieces, -sum(l.price * r.quantity)::bigint as poisha
    from order_lines l join json_to_recordset(${JSON.stringify(lines)}::json) as r (position int, quantity int)
      on r.position = l.position
    where l.order_id = ${orderId} and l.product_id is not null group by 1 order by 1`.execute(trx);
  return rows;
}

/** Locks the products and returns the pieces to the counts they came from. Returns what can be bought again. */
export async function returnStock(trx: Database, change: StockReturn): Promise<StockChange[]> {
  const pieces = await takenPieces(trx, change);
  const products = [...new Set(pieces.map(({ product }) => product))];
  await lockProducts(trx, products);
  return changingStock(trx, products, async () => {
    await returnCounts(trx, { ...change, pieces });
    const batched = pieces.filter(({ isBatched }) => isBatched);
    if (batched.length > 0) await returnToBatches(trx, { reference: '', ...change, pieces: batched });
  });
}

/** What these pieces of lines took: the product itself, or what a combo was made of when it was ordered. */
async function takenPieces(
  trx: Database,
  { orderId, lines }: Pick<StockReturn, 'orderId' | 'lines'>,
): Promise<TakenPieces[]> {
  const { rows } = await sql<TakenPieces>`
    with given as (
      select l.position, l.product_id, l.size, l.colour, r.quantity
      from json_to_recordset(${JSON.stringify(lines)}::json) as r (position int, quantity int)
      join order_lines l on l.order_id = ${orderId} and l.position = r.position
    ), components as (
      select g.position, c.product_id, c.size, c.colour, c.quantity * g.quantity as quantity
      from given g join order_line_components c on c.order_id = ${orderId} and c.position = g.position
    ), taken as (
      select product_id, size, colour, quantity from components
      union all
      select product_id, size, colour, quantity from given g
      where not exists (select from components c where c.position = g.position)
    )
    select t.product_id as product, t.size, t.colour, t.quantity, p.has_batches as "isBatched"
    from taken t join products p on p.id = t.product_id`.execute(trx);
  return rows.map((row) => ({ ...row, colour: row.colour && colourSlug(row.colour) }));
}

/** All pieces of an order that is cancelled: what no longer counts as sold, and what can be bought again. */
export async function returnAll(
  trx: Database,
  change: Pick<StockReturn, 'orderId' | 'by' | 'now'>,
): Promise<{ sold: SalesChange[]; stock: StockChange[] }> {
  const lines = await linesOf(trx, change.orderId);
  const sold = await unsoldBy(trx, change.orderId, lines);
  return { sold, stock: await returnStock(trx, { ...change, reason: 'cancel', lines }) };
}

/**
 * A piece took from the counts of its size, of its color and of the product that the ledger names for the order. A size
 * or color that was removed since then has no count, so its stock is not returned. Nor has a product that got sizes.
 */
async function returnCounts(
  trx: Database,
  {
    orderId,
    reason,
    reference = '',
    pieces,
    by,
    now,
  }: Omit<StockReturn, 'lines'> & { pieces: readonly TakenPieces[] },
): Promise<void> {
  await sql`
    with units as (
      select distinct product_id, unit, unit_name
      from stock_movements where order_id = ${orderId} and reason in ('order', 'order_edit')
    ), taken as (
      select u.product_id, u.unit, u.unit_name, sum(r.quantity)::int as quantity
      from json_to_recordset(${JSON.stringify(pieces)}::json) as r (product uuid, size text, colour text, quantity int)
      join units u on u.product_id = r.product and case u.unit
        when 'size' then u.unit_name = r.size
        when 'colour' then u.unit_name = r.colour
        when 'batch' then false
        else r.size is null
      end
      group by 1, 2, 3
    ), to_products as (
      update products p set stock = p.stock + t.quantity from taken t
      where t.unit = 'product' and p.id = t.product_id and not is_sold_by_size(p.category, p.size_count)
      returning t.product_id, t.unit, t.unit_name, t.quantity, p.stock
    ), to_sizes as (
      update product_sizes s set stock = s.stock + t.quantity from taken t
      where t.unit = 'size' and s.product_id = t.product_id and s.name = t.unit_name
      returning t.product_id, t.unit, t.unit_name, t.quantity, s.stock
    ), to_colours as (
      update product_colours c set stock = c.stock + t.quantity from taken t
      where t.unit = 'colour' and c.product_id = t.product_id and c.slug = t.unit_name
      returning t.product_id, t.unit, t.unit_name, t.quantity, c.stock
    ), given as (
      select * from to_products union all select * from to_sizes union all select * from to_colours
    )
    insert into stock_movements (product_id, unit, unit_name, delta, left_after, reason, order_id, reference, moved_by, moved_at)
    select product_id, unit, unit_name, quantity, stock, ${reason}, ${orderId}::uuid, ${reference}, ${by}::uuid, ${now}::timestamptz
    from given`.execute(trx);
}
