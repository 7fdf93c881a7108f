/** The admins' names of places at the couriers, and the places that they chose for orders. */
import { sql } from 'kysely';
import type { Courier } from '#domain/couriers.ts';
import type { PlaceRule } from '#domain/courierZone.ts';
import { inShopStatuses } from '#domain/orderStatus.ts';
import type { Database } from '#server/database/connect.ts';

export async function listPlaces(db: Database, courier: Courier): Promise<PlaceRule[]> {
  const { rows } = await sql<PlaceRule>`
    select district, thana, courier_district as "courierDistrict", courier_zone as "courierZone"
    from courier_places where courier = ${courier} order by district, thana`.execute(db);
  return rows;
}

export interface ChosenPlace {
  order: string;
  district: string;
  zone: string;
}

/** The places chosen for orders that are still in the shop. A choice for another address than the order's present one is left out. */
export async function listChosen(db: Database, courier: Courier): Promise<ChosenPlace[]> {
  const { rows } = await sql<ChosenPlace>`
    select c.order_id as order, c.courier_district as district, c.courier_zone as zone
    from order_courier_places c
    join orders o on o.id = c.order_id and (o.district, o.thana, o.address) = (c.district, c.thana, c.address)
    where c.courier = ${courier} and o.status = any(${[...inShopStatuses]}::text[])
    order by c.order_id`.execute(db);
  return rows;
}

/** Held until the transaction ends, so that the audit log gets what each of two concurrent changes replaced. */
export async function lockPlaces(trx: Database): Promise<void> {
  await sql`lock table courier_places in share row exclusive mode`.execute(trx);
}

interface Saved {
  courier: Courier;
  place: PlaceRule;
  by: string;
  now: Date;
}

export async function savePlace(trx: Database, { courier, place, by, now }: Saved): Promise<void> {
  await sql`
    insert into courier_places (courier, district, thana, courier_district, courier_zone, changed_by, changed_at)
    values (${courier}, ${place.district}, ${place.thana}, ${place.courierDistrict}, ${place.courierZone}, ${by}, ${now})
    on conflict (courier, district, thana) do update set
      courier_district = excluded.courier_district, courier_zone = excluded.courier_zone,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(trx);
}

export async function deletePlace(
  trx: Database,
  courier: Courier,
  { district, thana }: Pick<PlaceRule, 'district' | 'thana'>,
): Promise<void> {
  await sql`
    delete from courier_places where courier = ${courier} and district = ${district} and thana = ${thana}`.execute(
    trx,
  );
}

/** `remember` makes the place the rule of the order's thana. */
export type Choice = ChosenPlace & { remember: boolean };

interface Choices {
  courier: Courier;
  chosen: readonly Choice[];
  by: string;
  now: Date;
}

/** A choice with the place of its order in the shop's spelling. */
interface SavedChoice {
  choice: Choice;
  district: string;
  thana: string;
}

/** Returns the choices whose orders were found, by order. */
export async function saveChosen(
  trx: Database,
  { courier, chosen, by, now }: Choices,
): Promise<SavedChoice[]> {
  const { rows } = await sql<SavedChoice>`
    with choices as (
      select c."order", c.district, c.zone, c.remember
      from jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as c ("order" uuid, district text, zone text, remember boolean)
    ), saved as (
      insert into order_courier_places
        (order_id, courier, district, thana, address, courier_district, courier_zone, chosen_by, chosen_at)
      select o.id, ${courier}, o.district, o.thana, o.address, c.district, c.zone, ${by}::uuid, ${now}::timestamptz
      from choices c join orders o on o.id = c."order"
      order by o.id
      on conflict (order_id, courier) do update set
        district = excluded.district, thana = excluded.thana, address = excluded.address,
        courier_district = excluded.courier_district, courier_zone = excluded.courier_zone,
        chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at
      returning order_id, district, thana
    )
    select to_jsonb(c) as choice, s.district, s.thana
    from saved s join choices c on c."order" = s.order_id
    order by s.order_id`.execute(trx);
  return rows;
}
