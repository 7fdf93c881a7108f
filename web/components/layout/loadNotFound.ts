/** What a page shows instead of something that does not exist: what sells best. */
import { data } from 'react-router';
import type { Api } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { loadMissingPage } from './MissingPage.tsx';

/** Two rows on a computer. */
const shown = '8';

/** The status stays 404, so that neither search engines nor the response cache store the page. */
export async function loadNotFound(api: Api) {
  const [bestSellers] = await Promise.all([
    orNull(api.products({ query: { sort: 'best-selling', limit: shown } })),
    loadMissingPage(),
  ]);
  return data({ products: (bestSellers?.products ?? []).map(cardOf) }, { status: 404 });
}
