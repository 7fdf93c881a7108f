/** Orders that name a product do not make others wait that change its stock. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';

const { db } = await openTestDatabase();

it('the stock changes while a foreign key of another transaction holds the product', async () => {
  const { id } = await buildProduct(db, { stock: 3 });
  await db.transaction().execute(async (ordering) => {
    // As a new order line does.
    await sql`select from products where id = ${id} for key share`.execute(ordering);
    await db.transaction().execute(async (selling) => {
      await sql`set local lock_timeout = '2s'`.execute(selling);
      await sql`update products set stock = stock - 1 where id = ${id}`.execute(selling);
    });
  });
  const { stock } = await db
    .selectFrom('products')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(2);
});
