import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { buildProduct } from './goods.ts';
import { openTestDatabase } from './testDatabase.ts';

describe('the database of a test', () => {
  it('is a copy of the migrated template, so that its migrations do not run again', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    const number = sql<{ oid: number }>`select 'products'::regclass::oid::int as oid`;
    // A server gives each number once. Only copies share them.
    expect((await number.execute(one.db)).rows).toEqual((await number.execute(other.db)).rows);
  });

  it('contains no data of another test', async () => {
    const [mine, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
    await buildProduct(mine.db);
    expect(await other.db.selectFrom('products').selectAll().execute()).toEqual([]);
    expect(mine.url).not.toBe(inject('databaseUrl'));
  });
});
