import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { returnedOfLine } from './orderLineQueries.ts';

interface LastSize {
  category: string;
  size: string;
}

/** Orders that are looked through. */
const LATEST = 100;

/**
 * The size that the customer bought last, by category of the product. Cancelled orders do not count, nor does a line that came
 * back, since it may not have fitted.
 */
export async function lastSizesOf(db: Database, userId: string): Promise<LastSize[]> {
  const { rows } = await sql<LastSize>`
    select distinct on (p.category) p.category, l.size
    from (
      select id, created_at from orders where user_id = ${userId} and status <> 'cancelled'
      order by created_at desc, id desc limit ${LATEST}
    ) o
    join order_lines l on l.order_id = o.id and l.size is not null
    join products p on p.id = l.product_id
    where l.quantity > ${returnedOfLine}
    order by p.category, o.created_at desc, o.id desc, l.position`.execute(db);
  return rows;
}
