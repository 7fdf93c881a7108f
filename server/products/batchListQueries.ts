/** Lists and sums batches with pieces left. Deleted products are left out. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { productNameNow } from './productNameQueries.ts';

export interface BatchRow {
  id: string;
  product: string;
  name: string;
  image: string;
  colour: string;
  label: string;
  expiresOn: string | null;
  pieces: number;
  sellable: boolean;
  /** Of a piece, in poisha. Null where it is not known. */
  cost: number | null;
}

export interface BatchFilter {
  /** The latest last day. Null for all, also those without a date. */
  until: string | null;
  product?: string;
}

const matching = ({ until, product }: BatchFilter): RawBuilder<unknown> => sql`
  from product_batches b join products p on p.id = b.product_id
  where b.pieces > 0 and p.has_batches and p.deleted_at is null
    ${until === null ? sql`` : sql`and b.expires_on <= ${until}::date`}
    ${product === undefined ? sql`` : sql`and b.product_id = ${product}`}`;

/** The photo is looked up after the page is cut. */
export async function listBatches(
  db: Database,
  filter: BatchFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<BatchRow[]> {
  const { rows } = await sql<BatchRow>`
    select page.*,
           coalesce((select i.url from product_images i where i.product_id = page.product order by i.position limit 1), '') as image
    from (
      select b.id, b.product_id as product, ${productNameNow()} as name, b.colour, b.label, b.expires_on as "expiresOn", b.pieces, b.sellable,
             p.cost_price as cost
      ${matching(filter)} order by b.expires_on, b.id limit ${limit} offset ${offset}
    ) page order by "expiresOn", id`.execute(db);
  return rows;
}

export interface BatchSums {
  batches: number;
  pieces: number;
  /** What they cost, in poisha, as far as it is known. */
  poisha: number;
}

export async function sumBatches(db: Database, filter: BatchFilter): Promise<BatchSums> {
  const { rows } = await sql<BatchSums>`
    select count(*)::int as batches, coalesce(sum(b.pieces), 0)::int as pieces,
           coalesce(sum(b.pieces * p.cost_price), 0)::bigint as poisha
    ${matching(filter)}`.execute(db);
  return rows[0] ?? { batches: 0, pieces: 0, poisha: 0 };
}
