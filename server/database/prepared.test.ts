import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countRoundTrips } from '#server/testing/roundTrips.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { connect } from './connect.ts';
import { executeBatch, executeFirstOf, executePrepared } from './prepared.ts';

const { db, url } = await openTestDatabase();

it('a prepared statement is parsed once per connection; others are not prepared', async () => {
  const sum = (one: number, two: number) => sql<{ sum: number }>`select ${one}::int + ${two}::int as sum`;
  await db.connection().execute(async (held) => {
    const prepared = async () =>
      (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(held)).rows;
    expect((await sum(1, 1).execute(held)).rows).toEqual([{ sum: 2 }]);
    expect(await prepared()).toEqual([]);
    expect((await executePrepared(held, sum(2, 3))).rows).toEqual([{ sum: 5 }]);
    expect((await executePrepared(held, sum(4, 5))).rows).toEqual([{ sum: 9 }]);
    expect(await prepared()).toEqual([{ statement: 'select $1::int + $2::int as sum' }]);
  });
});

it('a prepared statement can be sent again after an error', async () => {
  const quotient = (by: number) => sql<{ part: number }>`select 12 / ${by}::int as part`;
  await expect(executePrepared(db, quotient(0))).rejects.toThrow('division by zero');
  await expect(db.transaction().execute((trx) => executePrepared(trx, quotient(0)))).rejects.toThrow(
    'division by zero',
  );
  expect((await executePrepared(db, quotient(4))).rows).toEqual([{ part: 3 }]);
});

const twice = (number: number) => sql<{ twice: number }>`select ${number}::int * 2 as twice`;
const counted = (upto: number) => sql<{ n: number }>`select n from generate_series(1, ${upto}::int) n`;
const divided = (by: number) => sql<{ part: number }>`select 12 / ${by}::int as part`;

it('a batch takes one round trip and gives two results', async () => {
  const { db: single, pool, close } = connect(url, { poolSize: 1 });
  const client = await pool.connect();
  const roundTrips = countRoundTrips(client);
  client.release();
  for (let time = 1; time < 4; time += 1) {
    const before = roundTrips();
    const [[doubled], numbers] = await executeBatch(single, twice(time), counted(time - 1));
    expect([doubled, numbers.map(({ n }) => n)]).toEqual([{ twice: time * 2 }, [1, 2].slice(0, time - 1)]);
    expect(roundTrips() - before).toBe(1);
  }
  await close();
});

it('a batch fails if one statement fails, and can be sent again', async () => {
  const { db: single, close } = connect(url, { poolSize: 1 });
  const failing = [
    () => executeBatch(single, divided(0), twice(1)),
    () => executeBatch(single, twice(1), divided(0)),
  ];
  for (const fail of failing) {
    await expect(fail()).rejects.toThrow('division by zero');
    expect(await executeBatch(single, twice(1), divided(3))).toEqual([[{ twice: 2 }], [{ part: 4 }]]);
    expect(await executeBatch(single, divided(3), twice(1))).toEqual([[{ part: 4 }], [{ twice: 2 }]]);
  }
  await close();
});

it('a batch inside a transaction runs one statement after the other', async () => {
  const both = await db.transaction().execute((trx) => executeBatch(trx, twice(2), divided(2)));
  expect(both).toEqual([[{ twice: 4 }], [{ part: 6 }]]);
});

it('the first statements of a transaction give the rows of each, also when there is only one', async () => {
  const rowsOf = (...numbers: number[]) =>
    db.transaction().execute((trx) => executeFirstOf(trx, numbers.map(twice)));
  expect(await rowsOf(1, 2)).toEqual([[{ twice: 2 }], [{ twice: 4 }]]);
  expect(await rowsOf(3)).toEqual([[{ twice: 6 }]]);
});
