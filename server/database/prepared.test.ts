import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { executePrepared } from './prepared.ts';

const { db } = await openTestDatabase();

it('is parsed once a connection, whatever its values, and leaves all others as they are', async () => {
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

it('can be sent again after it has failed, within a transaction or without', async () => {
  const quotient = (by: number) => sql<{ part: number }>`select 12 / ${by}::int as part`;
  await expect(executePrepared(db, quotient(0))).rejects.toThrow('division by zero');
  await expect(db.transaction().execute((trx) => executePrepared(trx, quotient(0)))).rejects.toThrow(
    'division by zero',
  );
  expect((await executePrepared(db, quotient(4))).rows).toEqual([{ part: 3 }]);
});
