/**
 * The outbox: what happened, written in the transaction that did it and read by the projections. A transaction writes
 * its event after it has locked what the event is about, so the events of one order or product are in order.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ShopEvent } from './events.ts';

/** `event`: an SQL expression of type jsonb. */
export const insertingEvent = (event: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into outbox (event) values (${event})`;

export async function recordEvent(trx: Database, event: ShopEvent): Promise<void> {
  await insertingEvent(sql`${JSON.stringify(event)}::jsonb`).execute(trx);
}

/** In their order, in one statement. */
export async function recordEvents(trx: Database, events: readonly ShopEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into outbox (event)
    select event from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as e (event, place)
    order by place`.execute(trx);
}

/** Any number that all processes share. It names the lock that lets one process apply events at a time. */
const lockNumber = 7_202_403;

/** Holds until the transaction ends. */
export async function waitForOutboxLock(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
}

/**
 * Holds the lock before `work` begins, so that a transaction in `work` sees all that others applied. Inside a transaction
 * it is held until that one ends.
 */
export async function withOutboxLock<T>(db: Database, work: (held: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return waitForOutboxLock(db).then(() => work(db));
  return db.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${sql.lit(lockNumber)})`.execute(held);
    try {
      return await work(held);
    } finally {
      // A broken connection has released the lock already.
      await sql`select pg_advisory_unlock(${sql.lit(lockNumber)})`.execute(held).catch(() => {});
    }
  });
}

/** False if another process applies events at this moment. */
export async function tryOutboxLock(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(lockNumber)}) as "isLocked"`.execute(trx);
  return rows[0]?.isLocked === true;
}

export interface RecordedEvent {
  id: number;
  event: ShopEvent;
}

/** Events that failed before are left out. */
export async function hasEvents(db: Database): Promise<boolean> {
  const { rows } = await sql`select from outbox where error is null limit 1`.execute(db);
  return rows.length > 0;
}

export interface EventCounts {
  /** Not applied yet. */
  waiting: number;
  /** Left out because a projection failed. */
  failed: number;
  /** How long the oldest of those that wait has waited. */
  oldestSeconds: number;
}

export async function countEvents(db: Database): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    select count(*) filter (where error is null) as waiting, count(error) as failed,
      coalesce(extract(epoch from now() - min(recorded_at) filter (where error is null)), 0)::float8
        as "oldestSeconds"
    from outbox`.execute(db);
  return rows[0] as EventCounts;
}

/** Takes the next events out of the outbox, in order. The caller holds the lock. */
export async function takeEvents(trx: Database, limit: number): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    with taken as (
      delete from outbox
      where id = any(array(select id from outbox where error is null order by id limit ${limit}))
      returning id, event
    )
    select id, event from taken order by id`.execute(trx);
  return rows;
}

/** Takes every event, also those that failed before. */
export async function takeAllEvents(trx: Database): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    with taken as (delete from outbox returning id, event) select id, event from taken order by id`.execute(
    trx,
  );
  return rows;
}

/** Sets an event aside that a projection cannot apply, so that it does not hold up the others. */
export async function setAside(db: Database, id: number, error: string): Promise<void> {
  await sql`update outbox set error = ${error.slice(0, 1000)} where id = ${id}`.execute(db);
}
