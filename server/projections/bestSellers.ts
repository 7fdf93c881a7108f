/**
 * The pieces of each product sold lately, by which lists are sorted. A sale does not change them: a task counts them from
 * `product_sales` every hour, so that sales neither move products in the lists nor write their indexes.
 */
import { sql } from 'kysely';
import { BEST_SELLING_DAYS } from '#domain/listing.ts';
import type { Services } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Task } from '#server/jobs/tasks.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';

/** A step holds the locks of its products for some milliseconds. */
const productsAtOnce = 500;

const soldLately = sql`(
  select product_id, sum(pieces)::int as pieces from product_sales
  where day > (now() at time zone 'Asia/Dhaka')::date - ${sql.lit(BEST_SELLING_DAYS)}
  group by product_id having sum(pieces) > 0) s`;

interface Sold {
  id: string;
  pieces: number;
}

/** The products whose number is out of date, in the order in which everybody locks products. */
async function findOutdated(db: Database): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select p.id, s.pieces from ${soldLately} join products p on p.id = s.product_id
    where p.sold_lately <> s.pieces
    union all
    select p.id, 0 from products p left join ${soldLately} on s.product_id = p.id
    where p.listed and p.sold_lately > 0 and s.product_id is null
    order by id`.execute(db);
  return rows;
}

async function storePieces(trx: Database, sold: readonly Sold[]): Promise<void> {
  await sql`
    with sold as (
      select * from json_to_recordset(${JSON.stringify(sold)}::json) as s (id uuid, pieces int)
    ), locked as materialized (
      select id from products where id in (select id from sold) order by id for no key update
    )
    update products p set sold_lately = sold.pieces
    from locked join sold using (id) where p.id = locked.id`.execute(trx);
  await recordEvent(trx, { kind: 'bestSellersCounted' });
}

/** Stops after the current step when the signal is aborted. The next run continues. */
export async function countBestSellers(db: Database, signal?: AbortSignal): Promise<void> {
  const outdated = await findOutdated(db);
  for (let from = 0; from < outdated.length && !signal?.aborted; from += productsAtOnce) {
    const sold = outdated.slice(from, from + productsAtOnce);
    await inTransaction(db, (trx) => storePieces(trx, sold));
  }
}

export const countBestSellersTask =
  ({ db }: Pick<Services, 'db'>): Task<'countBestSellers'> =>
  (_, { signal }) =>
    countBestSellers(db, signal);
