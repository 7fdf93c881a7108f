/** Everything the shop page shows of one query. */
import type { Api } from '#web/api.ts';
import { cardOf } from '../products/cardProduct.ts';
import { readShopQuery } from './shopQuery.ts';

export async function loadShop(api: Api, asked: URLSearchParams) {
  const query = readShopQuery(asked);
  const answer = await api.products({ query: { ...query, page: String(query.page), facets: '1' } });
  return { ...answer, query, products: answer.products.map(cardOf) };
}
