import { expect, it } from 'vitest';
import { missingOf, optionsOf } from './suggest.ts';

const product = { _id: 'p1', name: 'Reshmi Churi', category: 'bangles', price: 220, image: '/churi.jpg' };
const bangles = { value: 'bangles', label: 'Bangles' };
const linksOf = (...args: Parameters<typeof optionsOf>) => optionsOf(...args).map(({ to }) => to);

it('lists categories before products, and all results last', () => {
  const response = { categories: [bangles], products: [product] };
  expect(linksOf(response, 'lal churi')).toEqual([
    '/products?category=bangles',
    '/products/p1',
    '/products?search=lal%20churi',
  ]);
  expect(missingOf(response, 'lal churi')).toBeNull();
});

it('limits the number of categories, so that products are visible', () => {
  const categories = ['bangles', 'earrings', 'rings', 'combo'].map((value) => ({ value, label: value }));
  expect(optionsOf({ categories, products: [product] }, 'gold')).toHaveLength(5);
});

it('leads to what comes near if there are no products', () => {
  const nearest = { text: 'Nothing found for “nupoor”', didYouMean: 'nupur', categories: [bangles] };
  expect(linksOf({ categories: [], products: [], nearest }, 'nupoor')).toEqual([
    '/products?search=nupur',
    '/products?category=bangles',
    '/products',
  ]);
});

it('says once that nothing is found, and what the shop does not have', () => {
  const said = (text?: string) =>
    missingOf({ categories: [], products: [], ...(text && { nearest: { text, categories: [] } }) }, 'nupur');
  expect(said('We have no anklets right now')).toBe(
    'Nothing found for “nupur”. We have no anklets right now.',
  );
  expect(said('Nothing found for “nupur”')).toBe('Nothing found for “nupur”.');
  expect(said()).toBe('Nothing found for “nupur”.');
});
