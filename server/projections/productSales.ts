/**
 * Pieces sold and their price, without delivery, by product and by the day of Dhaka on which they were ordered. What was
 * cancelled or came back is not among them. Best sellers are read from here.
 */
import { sql } from 'kysely';
import { executePrepared } from '#server/database/prepared.ts';
import { returnedOfLine } from '#server/orders/orderLineQueries.ts';
import { isOf } from '#server/outbox/events.ts';
import { changedSums } from './changedSums.ts';
import type { Projection } from './projection.ts';

export const productSales: Projection = {
  async apply(trx, events) {
    const changes = changedSums(
      events.filter(isOf('orderChanged')).flatMap(({ placedAt, sold }) =>
        sold.map(({ product, pieces, poisha }) => ({
          key: { placedAt, product },
          sums: { pieces, revenue: poisha },
        })),
      ),
    );
    if (changes.length === 0) return;
    const adding = sql`
      insert into product_sales as t (day, product_id, pieces, revenue)
      select (c."placedAt" at time zone 'Asia/Dhaka')::date, c.product, sum(c.pieces), sum(c.revenue)
      from json_to_recordset(${JSON.stringify(changes)}::json)
        as c ("placedAt" timestamptz, product uuid, pieces bigint, revenue bigint)
      group by 1, 2
      on conflict (day, product_id) do update
        set pieces = t.pieces + excluded.pieces, revenue = t.revenue + excluded.revenue`;
    await executePrepared(trx, adding);
  },
  async rebuild(trx) {
    await sql`delete from product_sales`.execute(trx);
    await sql`
      insert into product_sales (day, product_id, pieces, revenue)
      select (o.created_at at time zone 'Asia/Dhaka')::date, l.product_id, sum(l.quantity - b.pieces),
             sum(l.price * (l.quantity - b.pieces))
      from orders o join order_lines l on l.order_id = o.id, lateral (select ${returnedOfLine} as pieces) b
      where o.status <> 'cancelled' and l.product_id is not null group by 1, 2`.execute(trx);
  },
};
