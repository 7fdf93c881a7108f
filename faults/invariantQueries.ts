/**
 * The invariants of the shop's data in SQL. They hold between any two transactions, whatever fault happened, and those about
 * what is derived as soon as all events are applied. Each rule selects the rows that break it.
 */
import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Database } from '#server/database/connect.ts';
import { hasEvents } from '#server/outbox/outboxQueries.ts';
import { wrongProducts } from '#server/testing/derivedTables.ts';
import { brokenRules, orderRules, type Rule } from '#server/testing/orderRules.ts';
import { wrongDerivedData } from './derivedData.ts';

const rules: readonly Rule[] = [
  [
    'every stock count is the sum of its ledger',
    sql`with counts as (
      select id as product_id, 'product' as unit, '' as unit_name, stock from products
      union all select product_id, 'size', name, stock from product_sizes
      union all select product_id, 'colour', slug, stock from product_colours
      union all select product_id, 'batch', id::text, pieces from product_batches
    ), ledger as (
      select product_id, unit, unit_name, sum(delta) as moved from stock_movements group by 1, 2, 3
    )
    select concat_ws(' ', product_id, unit, unit_name, stock, moved) as what
    from counts full join ledger using (product_id, unit, unit_name)
    where coalesce(stock, 0) <> coalesce(moved, 0)`,
  ],
  [
    'the ledger has the right remainder at each step',
    sql`select concat_ws(' ', id, product_id, unit, unit_name) as what from (
      select *, sum(delta) over (partition by product_id, unit, unit_name order by id) as running
      from stock_movements
    ) steps where running <> left_after`,
  ],
  [
    'every order with a key has one stored response, and it is of that order',
    sql`select o.id::text as what from orders o
    left join idempotency_keys k on k.user_id = o.user_id and k.key = o.idempotency_key
    where o.idempotency_key is not null
      and (k.response->>'_id' is distinct from o.id::text or k.response->>'orderNumber' is distinct from o.order_number)`,
  ],
  [
    // Carts and saved items are read again for a repeated call, so their keys have none.
    'no key of an order lacks its response',
    sql`select k.key as what from idempotency_keys k join orders o on o.user_id = k.user_id and o.idempotency_key = k.key
    where k.response is null`,
  ],
  [
    'every event was applied',
    sql`select concat_ws(' ', id, event->>'kind', coalesce(error, 'waits')) as what from outbox order by id`,
  ],
  [
    'the stars of a product match its reviews',
    sql`select p.id::text as what from products p
    where p.stars <> array[
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 1),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 2),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 3),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 4),
      (select count(*) from reviews r where r.product_id = p.id and r.rating = 5)]::int[]`,
  ],
  [
    'every user with addresses has exactly one default',
    sql`select user_id::text as what from addresses group by user_id having count(*) filter (where is_default) <> 1`,
  ],
  [
    'there is an active admin',
    sql`select 'no active admin' as what where not exists (select from users where role = 'admin' and is_active)`,
  ],
];

/** More than the outbox of any test takes, on a busy machine and after a fault. */
const applyingMs = 30_000;

/**
 * The broken rules, with up to five rows of each. Empty if all hold. Waits until the shop's processes have applied all
 * events, so nobody may use the shop meanwhile.
 */
export async function brokenInvariants(db: Database): Promise<Record<string, string[]>> {
  await vi
    .waitUntil(async () => !(await hasEvents(db)), { timeout: applyingMs, interval: 20 })
    .catch(() => undefined);
  const broken = await brokenRules(db, [...rules, ...orderRules]);
  const note = (sentence: string, found: readonly { what: string }[]) => {
    if (found.length > 0) broken[sentence] = found.slice(0, 5).map(({ what }) => what);
  };
  note('the sums of a product match its sizes, colours and reviews', await wrongProducts(db));
  note('derived data equals a count from scratch', await wrongDerivedData(db));
  return broken;
}
