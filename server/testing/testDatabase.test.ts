import { describe, expect, inject, it } from 'vitest';
import { buildProduct } from './goods.ts';
import { openTestDatabase } from './testDatabase.ts';

describe('a test’s own database', () => {
  it('is there in a moment', async () => {
    await openTestDatabase();
    const start = performance.now();
    await openTestDatabase();
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('has nothing of another test in it', async () => {
    const [mine, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
    await buildProduct(mine.db);
    expect(await other.db.selectFrom('products').selectAll().execute()).toEqual([]);
    expect(mine.url).not.toBe(inject('databaseUrl'));
  });
});
