import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { connect, type Database } from './connect.ts';
import { mayRetry } from './databaseErrors.ts';
import { inTransaction } from './transaction.ts';

const { db, url } = await openTestDatabase();

const stockOf = async (id: string) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

const takeOne = (transaction: Database, id: string) =>
  transaction
    .updateTable('products')
    .set((p) => ({ stock: p('stock', '-', 1) }))
    .where('id', '=', id)
    .execute();

describe('inTransaction', () => {
  it('writes all or nothing', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const failing = inTransaction(db, async (transaction) => {
      await takeOne(transaction, id);
      throw new Error('the parcel fell off the van');
    });
    await expect(failing).rejects.toThrow('the parcel fell off the van');
    expect(await stockOf(id)).toBe(5);
  });

  it('begins with its first statement, every time on a connection', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const single = connect(url, { poolSize: 1 });
    const current = async (on: Database) => {
      const { rows } = await sql<{ id: string | null }>`
        select pg_current_xact_id_if_assigned()::text as id where ${id} <> ''`.execute(on);
      return rows[0]?.id;
    };
    for (const turn of [1, 2, 3]) {
      await single.db.transaction().execute(async (transaction) => {
        await takeOne(transaction, id);
        expect(await current(transaction), `turn ${turn}`).toMatch(/^\d+$/);
      });
      expect(await current(single.db)).toBeNull();
      const failing = single.db
        .transaction()
        .execute((transaction) => sql`select ${turn}::int / 0`.execute(transaction));
      await expect(failing).rejects.toThrow('division by zero');
      await single.db.transaction().execute(async () => {});
      expect(await current(single.db)).toBeNull();
    }
    await single.close();
    expect(await stockOf(id)).toBe(2);
  });

  it('takes several statements in one text for its first', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    for (const _ of [1, 2]) {
      await inTransaction(db, async (transaction) => {
        await sql
          .raw(`set local lock_timeout = 1000; update products set stock = stock - 1 where id = '${id}'`)
          .execute(transaction);
      });
    }
    expect(await stockOf(id)).toBe(3);
  });

  it('runs nothing where it could not begin', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const single = connect(url, { poolSize: 1 });
    await inTransaction(single.db, (transaction) => takeOne(transaction, id));
    await sql`deallocate kakon_begin`.execute(single.db);
    await expect(inTransaction(single.db, (transaction) => takeOne(transaction, id))).rejects.toThrow(
      'kakon_begin',
    );
    await single.close();
    expect(await stockOf(id)).toBe(4);
  });

  it('inside a transaction is a part of it', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const failing = inTransaction(db, async (outer) => {
      await inTransaction(outer, (inner) => takeOne(inner, id));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await stockOf(id)).toBe(5);
  });

  it('tries again when two get in each other’s way, and both succeed', async () => {
    const one = await buildProduct(db, { stock: 5 });
    const two = await buildProduct(db, { stock: 5 });
    const bothHoldOne = Promise.withResolvers<void>();
    let holders = 0;
    let tries = 0;
    const take = (first: string, second: string) =>
      inTransaction(db, async (transaction) => {
        tries += 1;
        await takeOne(transaction, first);
        holders += 1;
        if (holders === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await takeOne(transaction, second);
      });
    await Promise.all([take(one.id, two.id), take(two.id, one.id)]);
    expect([await stockOf(one.id), await stockOf(two.id)]).toEqual([3, 3]);
    // Once for each, and again for whoever lost; on a busy machine the two may meet a second time.
    expect(tries).toBeGreaterThanOrEqual(3);
  });

  it('gives up after a few tries', async () => {
    let tries = 0;
    const failing = inTransaction(db, async (transaction) => {
      tries += 1;
      await sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`.execute(
        transaction,
      );
    });
    expect(mayRetry(await failing.catch((error: unknown) => error))).toBe(true);
    expect(tries).toBe(6);
  });
});
