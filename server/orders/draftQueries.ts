/** Words of messages that the catalogue knows. */
import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Which of these words are in the name, a tag, the category or a color of a product. */
export async function namedWords(db: Database, words: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where named and word = any(${words}::text[])`.execute(db);
  return rows.map(({ word }) => word);
}

/** For each word that the catalogue does not have, the most similar of its words. Few words have one. */
export async function similarWords(
  db: Database,
  words: readonly string[],
): Promise<readonly { asked: string; word: string }[]> {
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked, near.word
    from unnest(${words}::text[]) asked, lateral (
      select word from search_words where named and word % asked order by similarity(word, asked) desc, word limit 3
    ) near`.execute(db);
  return rows;
}
