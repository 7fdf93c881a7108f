/** The products of one page, read whole. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import { all, conditionsOf, orderBy, type Place, type SortKey, type Sql } from './listingConditionQueries.ts';
import type { ListingFilter, PoishaRange } from './listingFilter.ts';
import { pricesOf } from './priceSteps.ts';
import { type ProductRow, wholeProduct } from './productQueries.ts';
import type { Stretch, Tally } from './tallyQueries.ts';

/**
 * Two ways to a page, of which the known number of products tells the shorter. Walking: along the index that stands
 * in the wanted order, until enough have turned up that fit. Gathering: all that fit, then sorted.
 */
export async function pageOf(
  db: Database,
  filter: ListingFilter,
  key: SortKey,
  { stretch, ...place }: Place & Pick<Tally, 'total' | 'walked' | 'stretch'>,
): Promise<ProductRow[]> {
  if (place.offset >= place.total) return [];
  if (stretch) {
    const { before, total, walked } = stretch;
    const within = { ...filter, price: narrowed(filter.price, stretch) };
    return pageOf(db, within, key, { ...place, offset: place.offset - before, total, walked, stretch: null });
  }
  const near = nearerEnd(key, place);
  const walk = ((near.offset + near.limit) * place.walked) / place.total;
  const ids = place.total < walk ? gathered(filter, near) : walked(filter, near);
  const { rows } = await sql<ProductRow>`
    select ${wholeProduct} from (${ids}) page join products p on p.id = page.id
    order by ${orderBy('p', key)}`.execute(db);
  return rows;
}

function narrowed({ min, max }: PoishaRange, { first, last }: Stretch): PoishaRange {
  const prices = pricesOf(first, last);
  return { min: Math.max(min ?? 0, prices.min), max: Math.min(max ?? prices.max, prices.max) };
}

/** The last page is the first one from behind. */
export function nearerEnd(
  key: SortKey,
  { limit, offset, total }: Place & Pick<Tally, 'total'>,
): Place & { key: SortKey } {
  const count = Math.min(limit, total - offset);
  const fromBehind = total - offset - count;
  return fromBehind < offset
    ? { key: { ...key, descending: !key.descending }, limit: count, offset: fromBehind }
    : { key, limit: count, offset };
}

type NearPlace = Place & { key: SortKey };

const walked = (filter: ListingFilter, { key, limit, offset }: NearPlace): Sql => sql`
  select p.id from products p where ${all(conditionsOf(filter))}
  order by ${orderBy('p', key)} limit ${limit} offset ${offset}`;

/** Materialized, so that the planner cannot turn it into a walk: it does not know how filters go together. */
const gathered = (filter: ListingFilter, { key, limit, offset }: NearPlace): Sql => sql`
  with found as materialized (
    select p.id, ${sql.ref(`p.${key.column}`)} from products p where ${all(conditionsOf(filter))}
  )
  select found.id from found order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;

/** In the order of the ids. */
export async function productsByIds(db: Database, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const statement = sql<ProductRow>`
    select ${wholeProduct} from unnest(${ids}::uuid[]) with ordinality page (id, place)
    join products p on p.id = page.id where p.listed order by page.place`;
  const { rows } = await executePrepared(db, statement);
  return rows;
}
