/**
 * Two words that thousands of products contain each, but few together: the word index reads thousands of entries for
 * these few.
 */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';

let shop: TestApp;

const suggested = async (text: string): Promise<string[]> => {
  const { body } = await shop.call('GET', `/search/suggestions?q=${encodeURIComponent(text)}`);
  return body.products.map(({ name }: { name: string }) => name);
};

/**
 * Odd products contain "agate" and even ones "brass", and few contain both. Every other one of the oldest 100
 * products is signed, and so is the last but 500.
 */
beforeAll(async () => {
  shop = await openTestApp();
  await sql`
    insert into products (id, name, category, description, price, stock, created_at)
    select gen_random_uuid(), 'Piece ' || n, 'rings',
           case when n in (7, 9, 42500, 43100) then 'agate and brass' when n % 2 = 1 then 'agate' else 'brass' end
             || case when (n <= 100 and n % 2 = 0) or n = 42500 then ' signed' else '' end,
           10000, 5, timestamptz '2026-01-01' + make_interval(mins => n)
    from generate_series(1, 43100) n`.execute(shop.db);
  await sql`
    insert into search_words (word, named) values ('agate', false), ('brass', false), ('signed', false)`.execute(
    shop.db,
  );
  await sql`analyze products`.execute(shop.db);
});

describe('suggestions for two words', () => {
  it('that are both in half the shop scan the newest thousand', async () => {
    expect(await suggested('agate brass')).toEqual(['Piece 43100', 'Piece 42500']);
  });

  it('where one is rare scan all of its matches', async () => {
    const found = await suggested('brass signed');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Piece 42500');
    expect(found.slice(1).every((name) => Number(name.slice(6)) <= 100)).toBe(true);
  });
});
