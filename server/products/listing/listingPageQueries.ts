/** The products of one page with full rows. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { executeBatch, executePrepared } from '#server/database/prepared.ts';
import { type ProductRow, wholeProduct } from '#server/products/productQueries.ts';
import { all, conditionsOf, orderBy, type Place, type SortKey, type Sql } from './listingConditionQueries.ts';
import { countingListing, type ListingCount, listingCountIn } from './listingCountQueries.ts';
import type { ListingFilter, PoishaRange } from './listingFilter.ts';
import { isMarked, joinedSize } from './markQueries.ts';
import { pricesOf } from './priceSteps.ts';
import type { PriceStretch } from './priceStretchQueries.ts';

type CountedPage = ListingCount & { rows: ProductRow[] };

export async function countedPage(
  db: Database,
  filter: ListingFilter,
  key: SortKey,
  { withFacets, ...place }: Place & { withFacets: boolean },
): Promise<CountedPage> {
  const counting = countingListing(filter, { ...place, key, withFacets });
  if (isWalkedAnyway(filter, key, place)) {
    const [counted, rows] = await executeBatch(db, counting, whole(walked(filter, { ...place, key }), key));
    return { ...listingCountIn(counted, { withFacets }), rows };
  }
  const count = listingCountIn((await executePrepared(db, counting)).rows, { withFacets });
  return { ...count, rows: await pageOf(db, filter, key, { ...place, ...count }) };
}

/**
 * On the first page without selective filters, every scanned product matches. So the page is read together with the
 * count, in one round trip.
 */
const isWalkedAnyway = (filter: ListingFilter, key: SortKey, { offset }: Place): boolean => {
  const { colour, section, price } = filter;
  const isAnyPrice = price.min === null && price.max === null;
  const isSelective = colour || section || isMarked(filter);
  return offset === 0 && !isSelective && (isAnyPrice || key.column === 'price');
};

const whole = (ids: Sql, key: SortKey): RawBuilder<ProductRow> => sql<ProductRow>`
    select ${wholeProduct} from (${ids}) page join products p on p.id = page.id
    order by ${orderBy('p', key)}`;

/**
 * Chooses the cheaper of two ways to a page from the number of matches. Walking scans the index in the sort order
 * until enough products match. Gathering reads all matches and then sorts them.
 */
async function pageOf(
  db: Database,
  filter: ListingFilter,
  key: SortKey,
  { stretch, ...place }: Place & Pick<ListingCount, 'total' | 'walked' | 'stretch'>,
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
  return (await whole(ids, key).execute(db)).rows;
}

function narrowed({ min, max }: PoishaRange, { first, last }: PriceStretch): PoishaRange {
  const prices = pricesOf(first, last);
  return { min: Math.max(min ?? 0, prices.min), max: Math.min(max ?? prices.max, prices.max) };
}

/** Reads a page in the second half from the end, in reverse order. */
export function nearerEnd(
  key: SortKey,
  { limit, offset, total }: Place & Pick<ListingCount, 'total'>,
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

/** Materialized, so that the planner cannot turn it into a walk. It does not know how the filters correlate. */
const gathered = (filter: ListingFilter, { key, limit, offset }: NearPlace): Sql => sql`
  with found as materialized (
    select p.id, ${sql.ref(`p.${key.column}`)} from products p
    where ${all([...conditionsOf(filter), ...joinedSize(filter)])}
  )
  select found.id from found order by ${orderBy('found', key)} limit ${limit} offset ${offset}`;

/** Full rows in the order of the ids. */
export async function productsByIds(db: Database, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const statement = sql<ProductRow>`
    select ${wholeProduct} from unnest(${ids}::uuid[]) with ordinality page (id, place)
    join products p on p.id = page.id where p.listed order by page.place`;
  const { rows } = await executePrepared(db, statement);
  return rows;
}
