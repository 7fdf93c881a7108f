/**
 * Lists and sums batches with pieces left. Deleted products are left out. `until`: the latest last day; null for all, also
 * those without a date.
 */
import { type RawBuilder, sql } from 'kysely';
import { isId } from '#domain/ids.ts';
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
  /** The cost of a piece in poisha. Null if it is not known. */
  cost: number | null;
  changedAt: Date;
}

const isLeft = sql`b.pieces > 0 and p.has_batches and p.deleted_at is null`;
const untilDay = (until: string | null): RawBuilder<unknown> =>
  until === null ? sql`` : sql`and expires_on <= ${until}::date`;
const ofProduct = (product: string): RawBuilder<unknown> =>
  isId(product) ? sql`b.product_id = ${product}` : sql`false`;

export interface Cut {
  limit: number;
  offset: number;
  /** Counts the offset from the end. */
  fromEnd?: boolean;
}

/**
 * A part of the list that an index has in order. Batches without a date come after all days. The photo is looked up after
 * the page is cut.
 */
async function readPart(
  db: Database,
  which: RawBuilder<unknown>,
  { limit, offset, fromEnd = false }: Cut,
): Promise<BatchRow[]> {
  const direction = fromEnd ? sql`desc` : sql`asc`;
  const { rows } = await sql<BatchRow>`
    select page.*,
           coalesce((select i.url from product_images i where i.product_id = page.product order by i.position limit 1), '') as image
    from (
      select b.id, b.product_id as product, ${productNameNow()} as name, b.colour, b.label, b.expires_on as "expiresOn", b.pieces, b.sellable,
             p.cost_price as cost, b.updated_at as "changedAt"
      from product_batches b join products p on p.id = b.product_id
      where ${isLeft} ${which} order by b.expires_on ${direction}, b.id ${direction} limit ${limit} offset ${offset}
    ) page order by "expiresOn", id`.execute(db);
  return rows;
}

/** All batches of one product; there are few. */
export const listBatchesOf = (
  db: Database,
  product: string,
  until: string | null,
  cut: Cut,
): Promise<BatchRow[]> => readPart(db, sql`and ${ofProduct(product)} ${untilDay(until)}`, cut);

interface Start {
  /** The day in which so many batches are passed over. Null if those with a day do not suffice. */
  day: string | null;
  /** Batches before that day. */
  before: number;
  dated: number;
  undated: number;
}

/** From the first batch on, the list does not depend on the counts. */
const atTop: Start = { day: '-infinity', before: 0, dated: 0, undated: 0 };

async function findStart(db: Database, offset: number): Promise<Start> {
  const { rows } = await sql<Start>`
    with days as (
      select expires_on, batches, sum(batches) over (order by expires_on) - batches as before
      from expiry_days where expires_on < 'infinity'
    )
    select d.expires_on::text as day, coalesce(d.before, 0)::int as before, s.dated, s.undated
    from (
      select coalesce(sum(batches) filter (where expires_on < 'infinity'), 0)::int as dated,
             coalesce(sum(batches) filter (where expires_on = 'infinity'), 0)::int as undated
      from expiry_days
    ) s
    left join (select * from days where before + batches > ${offset} order by expires_on limit 1) d on true`.execute(
    db,
  );
  return rows[0] ?? atTop;
}

/** A page far down begins at its day: the days say how many batches come before it. */
export async function listBatches(db: Database, until: string | null, cut: Cut): Promise<BatchRow[]> {
  const { limit, offset } = cut;
  const start = offset > 0 ? await findStart(db, offset) : atTop;
  const { day, before } = start;
  const from = { limit, offset: offset - before };
  const rows = day ? await readPart(db, sql`and b.expires_on >= ${day}::date ${untilDay(until)}`, from) : [];
  const missing = limit - rows.length;
  if (until !== null || missing === 0) return rows;
  return [...rows, ...(await readUndated(db, start, { limit: missing, offset }))];
}

/** Those without a date are at the end, and can be many: what is nearer to the end is read from there. */
function readUndated(
  db: Database,
  { day, dated, undated }: Start,
  { limit, offset }: Cut,
): Promise<BatchRow[]> {
  const which = sql`and b.expires_on is null`;
  const passed = day ? 0 : Math.max(0, offset - dated);
  const after = undated - passed - limit;
  if (passed === 0 || after >= passed) return readPart(db, which, { limit, offset: passed });
  const lastPage = Math.max(0, limit + Math.min(0, after));
  return readPart(db, which, { limit: lastPage, offset: Math.max(0, after), fromEnd: true });
}

export interface BatchSums {
  batches: number;
  pieces: number;
  /** What they cost, in poisha, as far as it is known. */
  poisha: number;
}

export async function sumBatches(db: Database, until: string | null): Promise<BatchSums> {
  const { rows } = await sql<BatchSums>`
    select coalesce(sum(batches), 0)::int as batches, coalesce(sum(pieces), 0)::bigint as pieces,
           coalesce(sum(poisha), 0)::bigint as poisha
    from expiry_days where true ${untilDay(until)}`.execute(db);
  return rows[0] ?? none;
}

export async function sumBatchesOf(db: Database, product: string, until: string | null): Promise<BatchSums> {
  const { rows } = await sql<BatchSums>`
    select count(*)::int as batches, coalesce(sum(b.pieces), 0)::bigint as pieces,
           coalesce(sum(b.pieces * p.cost_price), 0)::bigint as poisha
    from product_batches b join products p on p.id = b.product_id
    where ${isLeft} and ${ofProduct(product)} ${untilDay(until)}`.execute(db);
  return rows[0] ?? none;
}

const none: BatchSums = { batches: 0, pieces: 0, poisha: 0 };
