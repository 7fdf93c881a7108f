/**
 * The words of the catalogue, from which the search corrects misspelt words. Words are only added: a word that no product
 * has any more finds nothing, and so does a misspelt one. So they are read from the products as they are now.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isOf } from '#server/outbox/events.ts';
import type { Projection } from './projection.ts';

const addWords = (trx: Database, which: RawBuilder<unknown>) =>
  sql`
    insert into search_words as s (word, named)
    select w.lexeme, bool_or(w.weights && '{A,B}')
    from products p, unnest(p.search) w
    where length(w.lexeme) between 2 and 60 ${which}
    group by w.lexeme
    on conflict (word) do update set named = true where excluded.named and not s.named`.execute(trx);

export const searchWords: Projection = {
  async apply(trx, events) {
    const ids = events
      .filter(isOf('productsChanged'))
      .flatMap(({ products }) => products.map(({ id }) => id));
    if (ids.length > 0) await addWords(trx, sql`and p.id = any(${[...new Set(ids)]}::uuid[])`);
  },
  async rebuild(trx) {
    await sql`delete from search_words`.execute(trx);
    await addWords(trx, sql``);
  },
};
