/** Finds the products that the items of a message may mean. */

import type { ReadItem } from '#domain/messages/messageItems.ts';
import { type Ranked, rankProducts } from '#domain/messages/rankProducts.ts';
import { toTaka } from '#domain/money.ts';
import { mainImage } from '#domain/productPhotos.ts';
import { understandQuery } from '#domain/search.ts';
import { isKindTerm, type SearchTerm } from '#domain/searchPhrases.ts';
import { isInStock } from '#domain/stock.ts';
import type { Database } from '#server/database/connect.ts';
import { unfiltered } from '#server/products/listing/listingFilter.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { productsToEdit } from '#server/products/productQueries.ts';
import { countsToBuy } from '#server/products/productResponse.ts';
import { findProducts } from '#server/products/search/searchQueries.ts';

/** Products that are compared for one item. */
const COMPARED = 40;
/** Candidates that the admin chooses among. */
const PROPOSED = 3;
/** Words that are searched one by one when no product has several of them. */
const ONE_BY_ONE = 4;

const everywhere = { ...unfiltered, section: null };

/** The words of an item, from all of them to single ones: a product rarely has every word of a sentence. */
function searchesFor(item: ReadItem): (readonly SearchTerm[])[] {
  const { terms } = understandQuery(item.words.join(' '));
  const kinds = terms.filter(isKindTerm);
  return [terms, kinds, ...terms.slice(0, ONE_BY_ONE).map((term) => [term])].filter(
    ({ length }) => length > 0,
  );
}

async function foundFor(db: Database, item: ReadItem): Promise<readonly string[]> {
  const { category: kind = null } = understandQuery(item.words.join(' '));
  const found = new Set<string>();
  for (const terms of searchesFor(item)) {
    const { ids } = await findProducts(db, { ...everywhere, terms, kind }, 'relevance', {
      limit: COMPARED,
      offset: 0,
      withFacets: false,
    });
    for (const id of ids) found.add(id);
    if (found.size >= PROPOSED) break;
  }
  return [...found];
}

/** With the counts that can be bought: a combo's follow from its components. */
const productOf = (row: ProductRow) => {
  const counts = countsToBuy(row);
  return {
    id: row.id,
    name: row.name,
    nameBn: row.nameBn,
    category: row.category,
    tags: row.tags,
    isCombo: row.is_combo,
    price: toTaka(row.price),
    image: mainImage(row),
    ...counts,
    components: row.components,
    inStock: isInStock({ ...row, ...counts }),
  };
};

export type DraftProduct = ReturnType<typeof productOf>;

/** The likeliest products of each item, at most three. None if the shop has nothing like it. */
export async function proposeProducts(
  db: Database,
  items: readonly ReadItem[],
): Promise<readonly (readonly Ranked<DraftProduct>[])[]> {
  const ids = await Promise.all(items.map((item) => foundFor(db, item)));
  const rows = await productsToEdit(db, [...new Set(ids.flat())]);
  return items.map((item, at) => {
    const found = (ids[at] ?? []).flatMap((id) => rows.get(id) ?? []).map(productOf);
    return rankProducts(item, found).slice(0, PROPOSED);
  });
}
