/** Transactions whose first statement is sent with BEGIN and whose last statement is sent with COMMIT. */
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { countRoundTrips } from '#server/testing/roundTrips.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { connect, type Database, endWhenSilent } from './connect.ts';
import { PipeliningClient } from './pipeliningClient.ts';
import { executeFirst } from './prepared.ts';
import type { DB } from './tables.ts';
import { type FinalStatement, inTransaction, inTransactionWithFinalStatement } from './transaction.ts';

const { db, url } = await openTestDatabase();

const stockOf = async (id: string) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

const takeOne = (transaction: Database, id: string) =>
  sql`update products set stock = stock - 1 where id = ${id}`.execute(transaction);

const lockingProduct = (id: string) => sql`select stock from products where id = ${id} for no key update`;
const taking = (id: string, pieces = 1) => sql<{ stock: number }>`
  update products set stock = stock - ${pieces}::int where id = ${id} returning stock`;
const stockIn = (rows: readonly { stock: number }[]) => rows[0]?.stock;
const endingWith = (
  statement: RawBuilder<{ stock: number }>,
): FinalStatement<{ stock: number }, number | undefined> => ({ statement, resultOf: stockIn });
/** One connection that has pipelined COMMIT before. */
async function single(options: { statementTimeoutMs?: number } = {}) {
  const connection = connect(url, { poolSize: 1, ...options });
  const { id } = await buildProduct(db, { stock: 5 });
  const take = (pieces?: number) =>
    inTransactionWithFinalStatement(connection.db, async (trx) => {
      await executeFirst(trx, lockingProduct(id));
      return endingWith(taking(id, pieces));
    });
  expect([await take(), await take()]).toEqual([4, 3]);
  return { ...connection, id, take };
}
const isIdle = async (on: Database) =>
  (await sql<{ id: string | null }>`select pg_current_xact_id_if_assigned()::text as id`.execute(on)).rows[0]
    ?.id === null;

it('commits with its last statement, every time on a connection', async () => {
  const { db: on, pool, id, take, close } = await single();
  const client = await pool.connect();
  const roundTrips = countRoundTrips(client);
  client.release();
  expect(await take()).toBe(2);
  expect(roundTrips()).toBe(2);
  expect(await stockOf(id)).toBe(2);
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('commits before the result is made from the rows', async () => {
  const { db: on, id, close } = await single();
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await sql`select 1 where ${id} <> ''`.execute(trx);
    return {
      statement: taking(id),
      resultOf: () => {
        throw new Error('too late');
      },
    };
  });
  await expect(failing).rejects.toThrow('too late');
  expect(await stockOf(id)).toBe(2);
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('writes nothing if the work throws, or if there is no last statement', async () => {
  const { db: on, id, close } = await single();
  const refusing = inTransactionWithFinalStatement<{ stock: number }, number | undefined>(on, async (trx) => {
    await takeOne(trx, id);
    throw new Error('no');
  });
  await expect(refusing).rejects.toThrow('no');
  expect(await stockOf(id)).toBe(3);
  expect(
    await inTransactionWithFinalStatement(on, async () => ({ statement: null, resultOf: () => 'as before' })),
  ).toBe('as before');
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('rolls back if the last statement violates a constraint', async () => {
  const { db: on, id, take, close } = await single();
  const other = await buildProduct(db, { stock: 5 });
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await takeOne(trx, other.id);
    return endingWith(taking(id, 100));
  });
  await expect(failing).rejects.toMatchObject({ constraint: 'products_stock_not_negative' });
  expect([await stockOf(id), await stockOf(other.id)]).toEqual([3, 5]);
  expect(await isIdle(on)).toBe(true);
  expect(await take()).toBe(2);
  await close();
});

it('rolls back if COMMIT violates a deferred constraint', async () => {
  const { db: on, id, take, close } = await single();
  await sql`create or replace function never() returns trigger language plpgsql as $$
            begin raise exception using errcode = 'check_violation', constraint = 'held_at_commit'; end $$`.execute(
    db,
  );
  await sql`create constraint trigger held_at_commit after update on products deferrable initially deferred
            for each row execute function never()`.execute(db);
  try {
    await expect(take()).rejects.toMatchObject({ constraint: 'held_at_commit' });
  } finally {
    await sql`drop function never() cascade`.execute(db);
  }
  expect(await stockOf(id)).toBe(3);
  expect(await isIdle(on)).toBe(true);
  expect(await take()).toBe(2);
  await close();
});

it('rolls back if an earlier statement failed and its error was ignored', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await takeOne(trx, id);
    await sql`select 1 / 0`.execute(trx).catch(() => {});
    return endingWith(taking(id));
  });
  await expect(failing).rejects.toMatchObject({ code: '25P02' });
  expect(await stockOf(id)).toBe(3);
  expect(await isIdle(on)).toBe(true);
  expect(await take()).toBe(2);
  await close();
});

it('rolls back if the values of the last statement cannot be sent', async () => {
  const { db: on, id, take, close } = await single();
  const unsendable = {
    toPostgres() {
      throw new Error('cannot be sent');
    },
  };
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await takeOne(trx, id);
    return endingWith(sql`update products set name = ${unsendable} where id = ${id} returning stock`);
  });
  await expect(failing).rejects.toThrow('cannot be sent');
  expect(await stockOf(id)).toBe(3);
  expect(await isIdle(on)).toBe(true);
  expect(await take()).toBe(2);
  await close();
});

it('rolls back if the last statement times out', async () => {
  const { db: on, id, take, close } = await single({ statementTimeoutMs: 200 });
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await takeOne(trx, id);
    return endingWith(
      sql`update products set stock = 0 where id = ${id} and pg_sleep(2) is not null returning stock`,
    );
  });
  await expect(failing).rejects.toMatchObject({ code: '57014' });
  expect(await stockOf(id)).toBe(3);
  expect(await take()).toBe(2);
  await close();
});

it('rolls back if the connection is lost during the last statement', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransactionWithFinalStatement(on, async (trx) => {
    await takeOne(trx, id);
    return endingWith(sql`
      update products set stock = 0 where id = ${id} and pg_terminate_backend(pg_backend_pid()) returning stock`);
  });
  await expect(failing).rejects.toThrow();
  expect(await stockOf(id)).toBe(3);
  expect(await take()).toBe(2);
  await close();
});

it('retries after a conflict in the last statement', async () => {
  const { db: on, id, close } = await single();
  await sql`create sequence tries`.execute(db);
  await sql`create function give_way_twice() returns int language plpgsql as $$
            begin
              if nextval('tries') < 3 then raise exception using errcode = 'serialization_failure'; end if;
              return 1;
            end $$`.execute(db);
  let tries = 0;
  const taken = await inTransactionWithFinalStatement(on, async (trx) => {
    tries += 1;
    await takeOne(trx, id);
    return endingWith(
      sql`update products set stock = stock - give_way_twice() where id = ${id} returning stock`,
    );
  });
  expect([taken, tries]).toEqual([1, 3]);
  await close();
});

it('inside a transaction is a part of it', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransaction(on, async (outer) => {
    expect(await inTransactionWithFinalStatement(outer, async () => endingWith(taking(id)))).toBe(2);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await stockOf(id)).toBe(3);
  expect(await take()).toBe(2);
  await close();
});

it('leaves no silence timeout on the connection', async () => {
  const pool = new pg.Pool({ Client: PipeliningClient, connectionString: url, max: 1 });
  const streams: Socket[] = [];
  pool.on('connect', (client) => {
    endWhenSilent(client, 60_000);
    const stream = client.connection.stream as Socket;
    vi.spyOn(stream, 'setTimeout');
    streams.push(stream);
  });
  const on = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const { id } = await buildProduct(db, { stock: 10 });
  for (const left of [8, 6, 4]) {
    const taken = await inTransactionWithFinalStatement(on, async (trx) => {
      await takeOne(trx, id);
      return endingWith(taking(id));
    });
    expect(taken).toBe(left);
    await expect.poll(() => streams.map(({ timeout }) => timeout)).toEqual([0]);
  }
  expect(streams[0]?.setTimeout).toHaveBeenCalledWith(60_000);
  await on.destroy();
});
