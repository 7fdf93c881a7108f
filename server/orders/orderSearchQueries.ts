/** The order search as an SQL condition. Each part uses an index, and the planner combines them. */
import { type RawBuilder, sql } from 'kysely';
import { readOrderSearch } from '#domain/orderSearch.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

type Sql = RawBuilder<unknown>;

const holding = (text: string): string => `%${escapeLike(text)}%`;

const nameHolds = (text: string): Sql => sql`lower(o.full_name) like ${holding(text)}`;

const emailHolds = (text: string): Sql =>
  sql`o.user_id = any(array(select id from users where lower(email) like ${holding(text)}))`;

interface Place {
  district: string;
  thana: string;
  isInDistrict: boolean;
}

/** There are far fewer pairs of district and thana than orders. A loose index scan finds all pairs. */
const findPlaces = (db: Database, text: string, district: string | null) =>
  sql<Place>`
    with recursive places as (
      (select district, thana from orders order by district, thana limit 1)
      union all
      select next.district, next.thana from places p cross join lateral (
        select n.district, n.thana from orders n
        where (n.district, n.thana) > (p.district, p.thana) order by n.district, n.thana limit 1
      ) next
    ), named as (
      select district, thana, lower(district) like ${holding(text)} or district = ${district ?? ''} as "isInDistrict"
      from places
    )
    select * from named where "isInDistrict" or lower(thana) like ${holding(text)}`.execute(db);

async function placeHolds(db: Database, text: string, district: string | null): Promise<Sql[]> {
  const { rows } = await findPlaces(db, text, district);
  const districts = new Set(rows.filter(({ isInDistrict }) => isInDistrict).map((place) => place.district));
  const others = rows.filter((place) => !districts.has(place.district));
  const otherDistricts = [...new Set(others.map((place) => place.district))];
  const thanas = [...new Set(others.map(({ thana }) => thana))];
  return [
    ...(districts.size > 0 ? [sql`o.district = any(${[...districts]})`] : []),
    ...(others.length > 0 ? [sql`(o.district = any(${otherDistricts}) and o.thana = any(${thanas}))`] : []),
  ];
}

/**
 * The shop can change its order prefix, so older orders may have another one. A loose index scan finds all prefixes.
 */
const numberEndsIn = (digits: string): Sql => sql`o.order_number = any(array(
  with recursive numbers as (
    (select order_number from orders order by order_number limit 1)
    union all
    select next.order_number from numbers cross join lateral (
      select n.order_number from orders n
      where n.order_number > left(numbers.order_number, 2) || repeat('9', 30) order by n.order_number limit 1
    ) next
  )
  select left(order_number, 2) || ${digits} from numbers
))`;

/** Must match the expression of the index. */
const idEndsIn = (end: string): Sql =>
  sql`(right(o.id::text, 6) = ${end.slice(-6)} and right(o.id::text, ${sql.lit(end.length)}) = ${end})`;

export async function matchesSearch(db: Database, typed: string): Promise<Sql> {
  const { name, place, email, district, phoneStarts, orderNumber, orderDigits, idEnd } =
    readOrderSearch(typed);
  const parts = [
    sql`false`,
    ...(name ? [nameHolds(name)] : []),
    ...(place ? await placeHolds(db, place, district) : []),
    ...(email ? [emailHolds(email)] : []),
    ...phoneStarts.map((start) => sql`o.phone like ${`${start}%`}`),
    ...(orderNumber ? [sql`o.order_number = ${orderNumber}`] : []),
    ...(orderDigits ? [numberEndsIn(orderDigits)] : []),
    ...(idEnd ? [idEndsIn(idEnd)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}
