/**
 * The order search as an SQL condition on `s` (order_states). Each part uses an index, and the planner combines them.
 */
import { type RawBuilder, sql } from 'kysely';
import { type OrderSearch, readOrderSearch } from '#domain/orderSearch.ts';
import type { Database } from '#server/database/connect.ts';
import { escapeLike } from '#server/database/escapeLike.ts';

type Sql = RawBuilder<unknown>;

const holding = (text: string): string => `%${escapeLike(text)}%`;

const nameHolds = (text: string): Sql => sql`lower(s.full_name) like ${holding(text)}`;

const emailHolds = (text: string): Sql =>
  sql`s.user_id = any(array(select id from users where lower(email) like ${holding(text)}))`;

/** Who ordered what somebody else receives. These orders are few, and the index on them is small. */
const orderedBy = (condition: Sql): Sql => sql`
  s.order_id = any(array(select id from orders where customer_phone is not null and ${condition}))`;

interface Place {
  district: string;
  thana: string;
  isInDistrict: boolean;
}

type NamedPlaces = Pick<OrderSearch, 'district' | 'thanas'>;

/** There are far fewer pairs of district and thana than orders. A loose index scan finds all pairs. */
const findPlaces = (db: Database, text: string, { district, thanas }: NamedPlaces) =>
  sql<Place>`
    with recursive places as (
      (select district, thana from order_states order by district, thana limit 1)
      union all
      select next.district, next.thana from places p cross join lateral (
        select n.district, n.thana from order_states n
        where (n.district, n.thana) > (p.district, p.thana) order by n.district, n.thana limit 1
      ) next
    ), named as (
      select district, thana, lower(district) like ${holding(text)} or district = ${district ?? ''} as "isInDistrict"
      from places where district <> ''
    )
    select * from named
    where "isInDistrict" or lower(thana) like ${holding(text)} or thana = any(${[...thanas]})`.execute(db);

async function placeHolds(db: Database, text: string, named: NamedPlaces): Promise<Sql[]> {
  const { rows } = await findPlaces(db, text, named);
  const districts = new Set(rows.filter(({ isInDistrict }) => isInDistrict).map((place) => place.district));
  const others = rows.filter((place) => !districts.has(place.district));
  const otherDistricts = [...new Set(others.map((place) => place.district))];
  const otherThanas = [...new Set(others.map(({ thana }) => thana))];
  return [
    ...(districts.size > 0 ? [sql`s.district = any(${[...districts]})`] : []),
    ...(others.length > 0
      ? [sql`(s.district = any(${otherDistricts}) and s.thana = any(${otherThanas}))`]
      : []),
  ];
}

/** At most a few: no two orders share a number. */
const isNumbered = (numbers: Sql): Sql =>
  sql`s.order_id = any(array(select id from orders where order_number = any(${numbers})))`;

/**
 * The shop can change its order prefix, so older orders may have another one. A loose index scan finds all prefixes.
 */
const numbersEndingIn = (digits: string): Sql => sql`array(
  with recursive numbers as (
    (select order_number from orders order by order_number limit 1)
    union all
    select next.order_number from numbers cross join lateral (
      select n.order_number from orders n
      where n.order_number > left(numbers.order_number, 2) || repeat('9', 30) order by n.order_number limit 1
    ) next
  )
  select left(order_number, 2) || ${digits} from numbers
)`;

/** Couriers are few: a loose index scan finds all, and the index then the parcel of each that has this number. */
const isConsigned = (number: string): Sql => sql`s.order_id = any(array(
  with recursive couriers as (
    (select lower(courier) as courier from order_bookings where consignment <> '' order by 1 limit 1)
    union all
    select next.courier from couriers c cross join lateral (
      select lower(b.courier) as courier from order_bookings b
      where lower(b.courier) > c.courier and b.consignment <> '' order by 1 limit 1
    ) next
  )
  select b.order_id from couriers c join order_bookings b
    on lower(b.courier) = c.courier and lower(b.consignment) = ${number} and b.consignment <> ''
))`;

/** Must match the expression of the index. */
const idEndsIn = (end: string): Sql =>
  sql`(right(s.order_id::text, 6) = ${end.slice(-6)} and right(s.order_id::text, ${sql.lit(end.length)}) = ${end})`;

export async function matchesSearch(db: Database, typed: string): Promise<Sql> {
  const { name, place, email, district, thanas, phoneStarts, orderNumber, orderDigits, idEnd, consignment } =
    readOrderSearch(typed);
  const parts = [
    sql`false`,
    ...(name ? [nameHolds(name), orderedBy(sql`lower(customer_name) like ${holding(name)}`)] : []),
    ...(place ? await placeHolds(db, place, { district, thanas }) : []),
    ...(email ? [emailHolds(email)] : []),
    ...phoneStarts.flatMap((start) => [
      sql`s.phone like ${`${start}%`}`,
      orderedBy(sql`customer_phone like ${`${start}%`}`),
    ]),
    ...(orderNumber ? [isNumbered(sql`array[${orderNumber}]`)] : []),
    ...(orderDigits ? [isNumbered(numbersEndingIn(orderDigits))] : []),
    ...(idEnd ? [idEndsIn(idEnd)] : []),
    ...(consignment ? [isConsigned(consignment)] : []),
  ];
  return sql`(${sql.join(parts, sql` or `)})`;
}
