/** What a courier still owes for an order that it paid short, as SQL about a row `s` of order_settlements. */
import { sql } from 'kysely';

/** The poisha that the courier has paid too little. What is written off stays in it. */
export const owed = sql<number>`-s.difference - s.received_later`;
/** True if the shop still waits for it. */
export const isOwed = sql<boolean>`s.difference + s.received_later < 0 and s.written_off_at is null`;
