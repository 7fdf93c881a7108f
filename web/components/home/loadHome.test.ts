import { expect, it, vi } from 'vitest';
import { shippedHome } from '#domain/shippedHome.ts';
import type { Api } from '#web/api/client.ts';
import type { Product } from '#web/api/responses.ts';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import { loadHome } from './loadHome.ts';

type Asked = { query: { limit: string } };

const named = (prefix: string, count: number): Product[] =>
  Array.from({ length: count }, (_, place) => buildProduct({ _id: `${prefix}${place}` }));

/** Returns each list with the requested number of products. */
const apiReturning = (
  lists: Record<'combos' | 'newArrivals' | 'featuredProducts', Product[] | null>,
): Api => {
  const listOf =
    (products: Product[] | null) =>
    async ({ query }: Asked) => {
      if (!products) throw new Error('no response');
      return products.slice(0, Number(query.limit));
    };
  return {
    homeContent: async () => shippedHome,
    combos: listOf(lists.combos),
    newArrivals: listOf(lists.newArrivals),
    featuredProducts: listOf(lists.featuredProducts),
  } as unknown as Api;
};

const idsIn = (products: readonly { _id: string }[] | null) => products?.map(({ _id }) => _id);

it('shows no product twice and still fills each list', async () => {
  const combos = named('combo', 11);
  const arrivals = named('new', 20);
  const page = await loadHome(
    apiReturning({
      combos,
      newArrivals: [...combos, ...arrivals],
      featuredProducts: [...combos.slice(0, 8), ...arrivals.slice(0, 5), ...named('featured', 20)],
    }),
  );
  expect(idsIn(page.combos)).toEqual(idsIn(combos.slice(0, 8)));
  expect(idsIn(page.newArrivals)).toEqual(idsIn([...combos.slice(8), ...arrivals.slice(0, 5)]));
  expect(page.featured).toHaveLength(12);
  const all = [page.combos, page.newArrivals, page.featured].flatMap((list) => idsIn(list));
  expect(new Set(all).size).toBe(all.length);
});

it('loads without a list that failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const arrivals = named('new', 3);
  const page = await loadHome(
    apiReturning({ combos: null, newArrivals: arrivals, featuredProducts: arrivals }),
  );
  expect(page.combos).toBeNull();
  expect(page.newArrivals).toHaveLength(3);
  expect(page.featured).toEqual([]);
});
