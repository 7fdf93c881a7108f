/** SQL for what the product `p` is called in a language. `domain/productNames.ts` is the same outside of SQL. */
import { type RawBuilder, sql } from 'kysely';
import { languageNow } from '#texts/language.ts';

/** In the language that an expression names. Where a product has no Bangla name, the English one. */
export const productNameIn = (language: RawBuilder<string>): RawBuilder<string> =>
  sql`case when ${language} = 'bn' and p.name_bn <> '' then p.name_bn else p.name end`;

/** In the language of the request. */
export const productNameNow = (): RawBuilder<string> =>
  languageNow() === 'bn' ? productNameIn(sql`'bn'`) : sql`p.name`;
