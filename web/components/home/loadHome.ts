/** Everything the home page shows. */
import type { Api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';
import { orNull } from '#web/pageParts.ts';
import { cardOf } from '../products/cardProduct.ts';

/** Two rows on a wide screen; all of them are a link away. */
const sectionSize = 8;
/** As many dots as fit below a phone's carousel. */
const featuredSize = 12;

const held = (limit: number) => ({ query: { limit: String(limit) } });
const cards = (products: readonly Product[] | null) => products?.map(cardOf) ?? null;

export async function loadHome(api: Api) {
  const [featured, newArrivals, combos] = await Promise.all([
    orNull(api.featuredProducts(held(featuredSize))),
    orNull(api.newArrivals(held(sectionSize))),
    orNull(api.combos(held(sectionSize))),
  ]);
  return { featured: cards(featured), newArrivals: cards(newArrivals), combos: cards(combos) };
}
