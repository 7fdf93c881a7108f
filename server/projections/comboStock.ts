/**
 * What can be bought of combos that are made of other products, and in which sizes. It follows from what is left of these now,
 * not from what the events say was left then, so it does no harm that it may have changed again: the next event counts it once
 * more.
 */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isOf, type ShopEvent, stockChangesIn } from '#server/outbox/events.ts';
import { combosOf, recountCombos } from '#server/products/stockChangeQueries.ts';

/** The products whose counts or whose place in the shop changed. */
const changedIn = (events: readonly ShopEvent[]): string[] => [
  ...stockChangesIn(events).map(({ product }) => product),
  ...events.filter(isOf('productsChanged')).flatMap(({ products }) => products.map(({ id }) => id)),
];

/** The events, with what follows from them for combos, as if it had happened to these. */
export async function withCombos(trx: Database, events: readonly ShopEvent[]): Promise<readonly ShopEvent[]> {
  const changed = [...new Set(changedIn(events))];
  if (changed.length === 0) return events;
  const { stock, otherSizes } = await recountCombos(trx, await combosOf(trx, changed));
  const following: ShopEvent[] = [];
  if (stock.length > 0) following.push({ kind: 'stockChanged', stock });
  // Lists filtered by size show other combos then.
  if (otherSizes.length > 0) {
    following.push({ kind: 'productsChanged', products: otherSizes.map((id) => ({ id })), stock: [] });
  }
  return [...events, ...following];
}

/** Counts all combos from scratch. */
export async function recountAllCombos(trx: Database): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct combo_id as id from combo_components
    union select id from products where components_stock is not null`.execute(trx);
  await recountCombos(
    trx,
    rows.map(({ id }) => id),
  );
}
