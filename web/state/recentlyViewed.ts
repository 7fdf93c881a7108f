/** The products viewed last in this browser, with the data of that time: enough for a row of small cards. */
import { useStore } from 'zustand';
import type { Product } from '#web/api/responses.ts';
import { persistedStore } from './persistedStore.ts';

export type ViewedProduct = Pick<Product, '_id' | 'name' | 'category' | 'price' | 'originalPrice'> & {
  image: Product['images'][number] | null;
};

interface Viewed {
  /** Latest first. */
  products: readonly ViewedProduct[];
}

export const viewedLimit = 12;

const isViewed = (stored: unknown): stored is Viewed => {
  const { products } = (stored ?? {}) as Partial<Viewed>;
  return (
    Array.isArray(products) &&
    products.every((product) => typeof product?._id === 'string' && typeof product.price === 'number')
  );
};

const viewedStore = persistedStore<Viewed>({
  key: 'recentlyViewed',
  empty: { products: [] },
  isSound: isViewed,
});

export function noteViewed({ _id, name, category, price, originalPrice, images }: Product): void {
  const viewed = { _id, name, category, price, originalPrice, image: images[0] ?? null };
  viewedStore.setState(({ products }) => ({
    products: [viewed, ...products.filter((product) => product._id !== _id)].slice(0, viewedLimit),
  }));
}

/** Empty on the server and during hydration. */
export const useRecentlyViewed = (): readonly ViewedProduct[] =>
  useStore(viewedStore, ({ products }) => products);
