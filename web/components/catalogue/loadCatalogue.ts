/** Loads the catalogue for one query. */
import type { Api } from '#web/api/client.ts';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { readCatalogueQuery } from './catalogueQuery.ts';

export async function loadCatalogue(api: Api, asked: URLSearchParams) {
  const query = readCatalogueQuery(asked);
  const response = await api.products({ query: { ...query, page: String(query.page), facets: '1' } });
  const { nearest } = response;
  return {
    ...response,
    query,
    products: response.products.map(cardOf),
    nearest: nearest && { ...nearest, products: nearest.products.map(cardOf) },
  };
}
