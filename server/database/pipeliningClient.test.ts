/** Transactions whose first statement is sent with BEGIN and whose last statement is sent with COMMIT. */
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { countRoundTrips } from '#server/testing/roundTrips.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { connect, type Database } from './connect.ts';
import { PipeliningClient } from './pipeliningClient.ts';
import { executeFirst } from './prepared.ts';
import type { DB } from './tables.ts';
import { type FinalWrites, inTransaction, inTransactionWithFinalWrites } from './transaction.ts';
import { endWhenSilent } from './watchConnections.ts';

const { db, url } = await openTestDatabase();

const stockOf = async (id: string) =>
  (await db.selectFrom('products').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;

const takeOne = (transaction: Database, id: string) =>
  sql`update products set stock = stock - 1 where id = ${id}`.execute(transaction);

const lockingProduct = (id: string) => sql`select stock from products where id = ${id} for no key update`;
const takeStock = (id: string, pieces = 1) => sql`
  update products set stock = stock - ${pieces}::int where id = ${id}`;
const finalWrites = (...writes: RawBuilder<unknown>[]): FinalWrites<string> => ({ writes, result: 'done' });
/** One connection that has pipelined COMMIT before. */
async function single(options: { statementTimeoutMs?: number } = {}) {
  const connection = connect(url, { poolSize: 1, ...options });
  const { id } = await buildProduct(db, { stock: 5 });
  const take = (pieces?: number) =>
    inTransactionWithFinalWrites(connection.db, async (trx) => {
      await executeFirst(trx, lockingProduct(id));
      return finalWrites(takeStock(id, pieces));
    });
  expect([await take(), await take(), await stockOf(id)]).toEqual(['done', 'done', 3]);
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
  expect(await take()).toBe('done');
  expect(roundTrips()).toBe(2);
  expect(await stockOf(id)).toBe(2);
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('sends several statements with COMMIT, in order', async () => {
  const { db: on, pool, id, close } = await single();
  const client = await pool.connect();
  const roundTrips = countRoundTrips(client);
  client.release();
  await inTransactionWithFinalWrites(on, async (trx) => {
    await executeFirst(trx, lockingProduct(id));
    return finalWrites(
      sql`update products set stock = stock * 10 where id = ${id}`,
      takeStock(id, 7),
      takeStock(id),
    );
  });
  expect(roundTrips()).toBe(2);
  expect(await stockOf(id)).toBe(22);
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('writes to its socket once a round trip, however many statements it sends', async () => {
  const { db: on, pool, id, close } = await single();
  const client = await pool.connect();
  const { stream } = client.connection;
  // Node calls one of them for each write of the operating system.
  const [one, several] = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev' as '_write')];
  client.release();
  await inTransactionWithFinalWrites(on, async (trx) => {
    await executeFirst(trx, lockingProduct(id));
    return finalWrites(takeStock(id), takeStock(id), takeStock(id));
  });
  expect(await stockOf(id)).toBe(0);
  expect(one.mock.calls.length + several.mock.calls.length).toBe(2);
  await close();
});

it('rolls back all of them if one fails, and reports that one', async () => {
  const { db: on, id, take, close } = await single();
  const unsendable = {
    toPostgres() {
      throw new Error('cannot be sent');
    },
  };
  for (const [fault, expected] of [
    [takeStock(id, 100), { constraint: 'products_stock_not_negative' }],
    [sql`update products set name = ${unsendable} where id = ${id}`, { message: 'cannot be sent' }],
  ] as const) {
    const failing = inTransactionWithFinalWrites(on, async (trx) => {
      await executeFirst(trx, lockingProduct(id));
      return finalWrites(takeStock(id), fault, takeStock(id));
    });
    await expect(failing).rejects.toMatchObject(expected);
    expect(await stockOf(id)).toBe(3);
    expect(await isIdle(on)).toBe(true);
  }
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('writes nothing if the work throws, or if there is no last statement', async () => {
  const { db: on, id, close } = await single();
  const refusing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, id);
    throw new Error('no');
  });
  await expect(refusing).rejects.toThrow('no');
  expect(await stockOf(id)).toBe(3);
  expect(await inTransactionWithFinalWrites(on, async () => ({ writes: [], result: 'as before' }))).toBe(
    'as before',
  );
  expect(await isIdle(on)).toBe(true);
  await close();
});

it('rolls back if the last statement violates a constraint', async () => {
  const { db: on, id, take, close } = await single();
  const other = await buildProduct(db, { stock: 5 });
  const failing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, other.id);
    return finalWrites(takeStock(id, 100));
  });
  await expect(failing).rejects.toMatchObject({ constraint: 'products_stock_not_negative' });
  expect([await stockOf(id), await stockOf(other.id)]).toEqual([3, 5]);
  expect(await isIdle(on)).toBe(true);
  await take();
  expect(await stockOf(id)).toBe(2);
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
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('rolls back if an earlier statement failed and its error was ignored', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, id);
    await sql`select 1 / 0`.execute(trx).catch(() => {});
    return finalWrites(takeStock(id));
  });
  await expect(failing).rejects.toMatchObject({ code: '25P02' });
  expect(await stockOf(id)).toBe(3);
  expect(await isIdle(on)).toBe(true);
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('rolls back if the values of the last statement cannot be sent', async () => {
  const { db: on, id, take, close } = await single();
  const unsendable = {
    toPostgres() {
      throw new Error('cannot be sent');
    },
  };
  const failing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, id);
    return finalWrites(sql`update products set name = ${unsendable} where id = ${id}`);
  });
  await expect(failing).rejects.toThrow('cannot be sent');
  expect(await stockOf(id)).toBe(3);
  expect(await isIdle(on)).toBe(true);
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('rolls back if the last statement times out', async () => {
  const { db: on, id, take, close } = await single({ statementTimeoutMs: 200 });
  const failing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, id);
    return finalWrites(sql`update products set stock = 0 where id = ${id} and pg_sleep(2) is not null`);
  });
  await expect(failing).rejects.toMatchObject({ code: '57014' });
  expect(await stockOf(id)).toBe(3);
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('rolls back if the connection is lost during the last statement', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransactionWithFinalWrites(on, async (trx) => {
    await takeOne(trx, id);
    return finalWrites(sql`
      update products set stock = 0 where id = ${id} and pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(failing).rejects.toThrow();
  expect(await stockOf(id)).toBe(3);
  await take();
  expect(await stockOf(id)).toBe(2);
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
  const taken = await inTransactionWithFinalWrites(on, async (trx) => {
    tries += 1;
    await takeOne(trx, id);
    return finalWrites(sql`update products set stock = stock - give_way_twice() where id = ${id}`);
  });
  expect([taken, await stockOf(id), tries]).toEqual(['done', 1, 3]);
  await close();
});

it('inside a transaction is a part of it', async () => {
  const { db: on, id, take, close } = await single();
  const failing = inTransaction(on, async (outer) => {
    await inTransactionWithFinalWrites(outer, async () => finalWrites(takeStock(id)));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await stockOf(id)).toBe(3);
  await take();
  expect(await stockOf(id)).toBe(2);
  await close();
});

it('leaves no silence timeout on the connection', async () => {
  const pool = new pg.Pool({ Client: PipeliningClient, connectionString: url, max: 1 });
  const streams: Socket[] = [];
  pool.on('connect', (client) => {
    endWhenSilent(client, 60_000);
    // As in `connect`: the database may be dropped before this connection has ended, which is an error without a listener.
    client.on('error', () => {});
    const stream = client.connection.stream as Socket;
    vi.spyOn(stream, 'setTimeout');
    streams.push(stream);
  });
  const on = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const { id } = await buildProduct(db, { stock: 10 });
  for (const left of [8, 6, 4]) {
    await inTransactionWithFinalWrites(on, async (trx) => {
      await takeOne(trx, id);
      return finalWrites(takeStock(id));
    });
    expect(await stockOf(id)).toBe(left);
    await expect.poll(() => streams.map(({ timeout }) => timeout)).toEqual([0]);
  }
  expect(streams[0]?.setTimeout).toHaveBeenCalledWith(60_000);
  await on.destroy();
});

it('writes what is sent in one turn at once, on the socket of the installed driver', async () => {
  const client = new PipeliningClient({ connectionString: url });
  await client.connect();
  const socket = client.connection.stream as Socket;
  const one = vi.spyOn(socket, '_write');
  const several = vi.spyOn(socket, '_writev' as '_write');
  const results = await Promise.all(
    [1, 2, 3].map((number) => client.query('select $1::int as number', [number])),
  );
  expect(results.map(({ rows }) => rows[0].number)).toEqual([1, 2, 3]);
  expect(one.mock.calls.length + several.mock.calls.length).toBe(1);
  await client.end();
});
