/** The products this browser looked at last, as they were then: enough for a row of small cards. */
import { useStore } from 'zustand';
import type { Product } from './catalogue.ts';
import { keptStore } from './keptStore.ts';

export type ViewedProduct = Pick<Product, '_id' | 'name' | 'category' | 'price' | 'originalPrice'> & {
  image: Product['images'][number] | null;
};

interface Viewed {
  /** The latest first. */
  products: readonly ViewedProduct[];
}

export const viewedLimit = 12;

const isViewed = (kept: unknown): kept is Viewed => {
  const { products } = (kept ?? {}) as Partial<Viewed>;
  return (
    Array.isArray(products) &&
    products.every((product) => typeof product?._id === 'string' && typeof product.price === 'number')
  );
};

const viewedStore = keptStore<Viewed>({ key: 'recentlyViewed', empty: { products: [] }, isSound: isViewed });

export function noteViewed({ _id, name, category, price, originalPrice, images }: Product): void {
  const viewed = { _id, name, category, price, originalPrice, image: images[0] ?? null };
  viewedStore.setState(({ products }) => ({
    products: [viewed, ...products.filter((product) => product._id !== _id)].slice(0, viewedLimit),
  }));
}

/** Empty on the server and during hydration. */
export const useRecentlyViewed = (): readonly ViewedProduct[] =>
  useStore(viewedStore, ({ products }) => products);
