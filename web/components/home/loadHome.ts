/** Everything the home page shows. */
import type { Api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';
import { orNull } from '#web/pageParts.ts';
import { cardOf } from '../products/cardProduct.ts';

/** Two rows on a wide screen; all of them are a link away. */
const sectionSize = 8;
/** As many dots as fit below a phone's carousel. */
const featuredSize = 12;

const cards = (products: readonly Product[] | null, most: number) =>
  products?.slice(0, most).map(cardOf) ?? null;

export async function loadHome(api: Api) {
  const [featured, newArrivals, combos] = await Promise.all([
    orNull(api.featuredProducts()),
    orNull(api.newArrivals()),
    orNull(api.combos()),
  ]);
  return {
    featured: cards(featured, featuredSize),
    newArrivals: cards(newArrivals, sectionSize),
    combos: cards(combos, sectionSize),
  };
}
