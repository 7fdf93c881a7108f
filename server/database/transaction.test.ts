import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { connect, type Database } from './connect.ts';
import { mayRetry } from './databaseErrors.ts';
import { executeFirst, executeLast } from './prepared.ts';
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

/** Every BEGIN fails and leaves the connection usable and outside a transaction, as if someone cancelled it. */
function cancelEveryBegin() {
  const { query } = pg.Client.prototype;
  return vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement, ...rest] = args as [{ text?: string }];
    const sent = statement.text === 'begin' ? { text: 'select 1 / 0' } : statement;
    return query.apply(this, [sent, ...rest] as never);
  });
}

describe('inTransaction', () => {
  it('writes all or nothing', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const failing = inTransaction(db, async (transaction) => {
      await takeOne(transaction, id);
      throw new Error('the work failed');
    });
    await expect(failing).rejects.toThrow('the work failed');
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
    for (const time of [1, 2, 3]) {
      await single.db.transaction().execute(async (transaction) => {
        await takeOne(transaction, id);
        expect(await current(transaction), `time ${time}`).toMatch(/^\d+$/);
      });
      expect(await current(single.db)).toBeNull();
      const failing = single.db
        .transaction()
        .execute((transaction) => sql`select ${time}::int / 0`.execute(transaction));
      await expect(failing).rejects.toThrow('division by zero');
      await single.db.transaction().execute(async () => {});
      expect(await current(single.db)).toBeNull();
    }
    await single.close();
    expect(await stockOf(id)).toBe(2);
  });

  it('accepts several statements in one text as its first', async () => {
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

  it('writes nothing if BEGIN fails', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const single = connect(url, { poolSize: 1 });
    const take = () => inTransaction(single.db, (transaction) => takeOne(transaction, id));
    await take();
    // The connection is left in a failed transaction, where BEGIN fails.
    await expect(sql.raw('begin; select 1 / 0').execute(single.db)).rejects.toThrow('division by zero');
    await expect(take()).rejects.toMatchObject({ code: '25P02' });
    expect(await stockOf(id)).toBe(4);
    await take();
    await single.close();
    expect(await stockOf(id)).toBe(3);
  });

  it('writes nothing if BEGIN is cancelled, and the connection stays usable', async () => {
    const { id } = await buildProduct(db, { stock: 5 });
    const single = connect(url, { poolSize: 1 });
    const cancelling = cancelEveryBegin();
    const errors: string[] = [];
    const failing = inTransaction(single.db, async (transaction) => {
      for (const work of [
        () => executeFirst(transaction, sql`select id from products where id = ${id} for no key update`),
        () => takeOne(transaction, id),
        () => executeLast(transaction, [sql`update products set stock = 0 where id = ${id}`]),
      ])
        await work().catch(({ message }: Error) => errors.push(message));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    cancelling.mockRestore();
    expect(errors).toEqual(Array(3).fill('division by zero'));
    expect(await stockOf(id)).toBe(5);
    await inTransaction(single.db, (transaction) => takeOne(transaction, id));
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

  it('retries after a conflict, so that both succeed', async () => {
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
    // Once for each, and again for the one that lost. On a busy machine they may conflict a second time.
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
