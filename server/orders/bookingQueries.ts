import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Booking {
  courier: string;
  /** Empty until the courier has given it. */
  consignment: string;
}

interface BookedWith {
  courier: string;
  at: Date;
}

/** With whom and when those orders are booked that are. */
export async function bookingsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookedWith>> {
  const { rows } = await sql<BookedWith & { id: string }>`
    select order_id as id, courier, booked_at as at from order_bookings where order_id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...booked }) => [id, booked]));
}

/** Null without a booking. */
export async function bookingOf(db: Database, id: string): Promise<(Booking & { at: Date }) | null> {
  const { rows } = await sql<Booking & { at: Date }>`
    select courier, consignment, booked_at as at from order_bookings where order_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

interface BookingToSave extends Booking {
  by: string;
  now: Date;
}

/** Books the orders, or changes their bookings. The caller holds their locks. */
export async function saveBookings(
  trx: Database,
  ids: readonly string[],
  { courier, consignment, by, now }: BookingToSave,
): Promise<void> {
  await sql`
    with booked as (
      update orders set booked_at = ${now}, version = version + 1, updated_at = ${now} where id = any(${ids}::uuid[])
    )
    insert into order_bookings (order_id, courier, consignment, booked_by, booked_at)
    select id, ${courier}, ${consignment}, ${by}::uuid, ${now}::timestamptz from unnest(${ids}::uuid[]) id
    on conflict (order_id) do update
      set courier = excluded.courier, consignment = excluded.consignment, booked_by = excluded.booked_by,
          booked_at = excluded.booked_at`.execute(trx);
}

/** Returns the booking that was deleted. Null if there was none. */
export async function deleteBookingOf(trx: Database, id: string, now: Date): Promise<Booking | null> {
  const { rows } = await sql<Booking>`
    with changed as (
      update orders set booked_at = null, version = version + 1, updated_at = ${now} where id = ${id}
    )
    delete from order_bookings where order_id = ${id} returning courier, consignment`.execute(trx);
  return rows[0] ?? null;
}
