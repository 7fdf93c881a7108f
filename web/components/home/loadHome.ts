/** Loads the home page. */

import type { Api } from '#web/api/client.ts';
import { orNull } from '#web/api/orNull.ts';
import type { Product } from '#web/api/responses.ts';
import { type CardProduct, cardOf } from '#web/components/products/cardProduct.ts';

/** Two rows on a wide screen; a link leads to the rest. */
const sectionSize = 8;
/** The number of dots that fit below a carousel on a phone. */
const featuredSize = 12;

const held = (limit: number) => ({ query: { limit: String(limit) } });
const cards = (products: readonly Product[] | null) => products?.map(cardOf) ?? null;

/** The first `most` products of a list that no earlier list shows. */
const unshown = (products: readonly CardProduct[] | null, shown: readonly CardProduct[], most: number) =>
  products?.filter(({ _id }) => !shown.some((other) => other._id === _id)).slice(0, most) ?? null;

/** Each list requests extra products for those that earlier lists may show, so that no product appears twice. */
export async function loadHome(api: Api) {
  const [content, combos, arrivals, featured] = await Promise.all([
    api.homeContent(),
    orNull(api.combos(held(sectionSize))).then(cards),
    orNull(api.newArrivals(held(2 * sectionSize))).then(cards),
    orNull(api.featuredProducts(held(2 * sectionSize + featuredSize))).then(cards),
  ]);
  const newArrivals = unshown(arrivals, combos ?? [], sectionSize);
  const shown = [...(combos ?? []), ...(newArrivals ?? [])];
  return { content, combos, newArrivals, featured: unshown(featured, shown, featuredSize) };
}
