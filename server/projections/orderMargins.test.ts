/** What the lines of an order brought and cost, compared with the rule in words of this test. */
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OrderMargins } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { brokenRules, orderRules } from '#server/testing/orderRules.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { rebuildProjections } from './rebuild.ts';

const { db } = await openTestDatabase();
const customer = await buildCustomer(db);

interface Line {
  /** Poisha. */
  price: number;
  quantity: number;
  returned: number;
  cost: number | null;
}
interface Delivered {
  lines: Line[];
  shipping: number;
  /** Shares of the total that were collected, and of that which were paid back. */
  collected: number;
  refunded: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The amounts of an order, in poisha. */
function amountsOf({ lines, shipping, ...shares }: Delivered) {
  const items = sum(lines.map(({ price, quantity }) => price * quantity));
  const collected = Math.round((items + shipping) * shares.collected);
  return { items, collected, refunded: Math.round(collected * shares.refunded) };
}

/** The rule: delivery first, the rest by the value of what was kept, what is left over to the largest line. */
function expectedOf(order: Delivered): Pick<OrderMargins, 'position' | 'pieces' | 'revenue' | 'cost'>[] {
  const { collected, refunded } = amountsOf(order);
  const net = collected - refunded;
  const delivery = Math.min(order.shipping, net);
  const kept = order.lines.map(({ price, quantity, returned }) => price * (quantity - returned));
  const weights = sum(kept) > 0 ? kept : order.lines.map(({ price, quantity }) => price * quantity);
  const goods = BigInt(net - delivery);
  const shares = weights.map((weight) => Number((goods * BigInt(weight)) / BigInt(sum(weights))));
  const largest = weights.indexOf(Math.max(...weights));
  const lines = order.lines.map(({ quantity, returned, cost }, position) => {
    const pieces = quantity - returned;
    const rest = position === largest ? Number(goods) - sum(shares) : 0;
    const unknown = cost === null && pieces > 0;
    return {
      position,
      pieces,
      revenue: (shares[position] ?? 0) + rest,
      cost: unknown ? null : pieces * (cost ?? 0),
    };
  });
  return [...(delivery > 0 ? [{ position: -1, pieces: 0, revenue: delivery, cost: 0 }] : []), ...lines];
}

/** A delivered order with these amounts. */
async function write(order: Delivered): Promise<string> {
  const products = await Promise.all(
    order.lines.map(({ price }) => buildProduct(db, { price: price / 100, stock: 1_000 })),
  );
  const { id } = await buildOrder(db, {
    customer,
    status: 'delivered',
    shippingPrice: order.shipping / 100,
    lines: order.lines.map(({ quantity, cost }, place) => ({
      product: products[place] ?? { id: '', name: '', price: 0 },
      quantity,
      ...(cost !== null && { unitCost: cost / 100 }),
    })),
  });
  const { collected, refunded } = amountsOf(order);
  await sql`update orders set collected = ${collected}, refunded = ${refunded} where id = ${id}`.execute(db);
  const back = newId();
  await sql`
    insert into order_returns (id, order_id, reason, refund) values (${back}, ${id}, 'other', ${refunded})`.execute(
    db,
  );
  const lines = order.lines.flatMap(({ returned }, position) =>
    returned > 0 ? [{ return_id: back, position, quantity: returned, restocked: false }] : [],
  );
  if (lines.length > 0) await db.insertInto('order_return_lines').values(lines).execute();
  return id;
}

const rowsOf = (id: string) =>
  db
    .selectFrom('order_margins')
    .select(['position', 'pieces', 'revenue', 'cost'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();

const anyLine: fc.Arbitrary<Line> = fc
  .record({
    price: fc.integer({ min: 1, max: 1_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    returned: fc.nat(5),
    cost: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
  })
  .map((line) => ({ ...line, returned: Math.min(line.returned, line.quantity) }));
const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const anyDelivered: fc.Arbitrary<Delivered> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  shipping: fc.constantFrom(0, 6_000, 12_000),
  collected: share,
  refunded: share,
});

describe('the margins of orders', () => {
  it('spread what a delivered order brought over its lines, to the poisha', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyDelivered, async (order) => {
        const id = await write(order);
        await rebuildProjections(db);
        expect(await rowsOf(id)).toEqual(expectedOf(order));
      }),
      { numRuns: 40 },
    );
    const [margins] = Object.entries(await brokenRules(db, orderRules)).filter(([rule]) =>
      rule.startsWith('the margins'),
    );
    expect(margins).toBeUndefined();
  });

  it('read a few orders without reading all', async () => {
    // The tables of a test are so small that reading them whole would be faster.
    const plan = await inTransaction(db, async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain (costs off) select * from margin_rows where order_id = any(${[newId()]}::uuid[])`.execute(
        trx,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan.match(/Index.* orders_pkey/g)).toHaveLength(3);
    expect(plan).not.toContain('CTE Scan');
  });
});
