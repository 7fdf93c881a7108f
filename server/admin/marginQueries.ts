/** Sums over the rows of `order_margins`, which are maintained with every order. All amounts are in poisha. */
import { type RawBuilder, sql } from 'kysely';
import type { MarginSpan, MarginSums, MarginView } from '#domain/margins.ts';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from '#server/products/productNameQueries.ts';

export interface MarginRow extends MarginSums {
  key: string;
  name: string;
  pieces: number;
}

/** The key of what deliveries brought and cost, and of products that no longer have a row. */
const DELIVERY = 'delivery';
const UNKNOWN = 'unknown';

const sums = sql`
  sum(pieces)::bigint as pieces, sum(revenue)::bigint as revenue,
  coalesce(sum(revenue) filter (where cost is null), 0)::bigint as without_cost,
  coalesce(sum(cost), 0)::bigint as cost, sum(courier)::bigint as courier`;

const inSpan = ({ from, to }: MarginSpan): RawBuilder<unknown> =>
  sql`day between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`;

/** By product, with what deliveries brought and cost in a row of its own. */
const byProduct = (span: MarginSpan): RawBuilder<unknown> => sql`
  select product_id, position < 0 as is_delivery, ${sums} from order_margins where ${inSpan(span)} group by 1, 2`;

const views: Record<MarginView, (span: MarginSpan) => RawBuilder<unknown>> = {
  day: (span) => sql`
    select day::text as key, day::text as name, ${sums} from order_margins where ${inSpan(span)} group by day`,
  product: (span) => sql`
    select case when is_delivery then ${DELIVERY} else coalesce(s.product_id::text, ${UNKNOWN}) end as key,
           coalesce(${productNameNow()}, '') as name, s.pieces, s.revenue, s.without_cost, s.cost, s.courier
    from (${byProduct(span)}) s left join products p on p.id = s.product_id`,
  category: (span) => sql`
    select case when is_delivery then ${DELIVERY} else coalesce(p.category, ${UNKNOWN}) end as key, '' as name,
           sum(s.pieces)::bigint as pieces, sum(s.revenue)::bigint as revenue, sum(s.without_cost)::bigint as without_cost,
           sum(s.cost)::bigint as cost, sum(s.courier)::bigint as courier
    from (${byProduct(span)}) s left join products p on p.id = s.product_id group by 1`,
};

/** Days newest first; else the highest revenue first, deliveries last. A product counts in its current category. */
export async function readMargins(db: Database, by: MarginView, span: MarginSpan): Promise<MarginRow[]> {
  const order = by === 'day' ? sql`key desc` : sql`key = ${DELIVERY}, revenue desc, key`;
  const { rows } = await sql<MarginRow>`
    select key, name, pieces, revenue, without_cost as "withoutCost", cost, courier
    from (${views[by](span)}) v order by ${order}`.execute(db);
  return rows;
}
