import { expect, it } from 'vitest';
import { optionsOf } from './useSuggestions.ts';

it('lists categories before products', () => {
  const product = { _id: 'p1', name: 'Reshmi Churi', category: 'bangles', price: 220, image: '/churi.jpg' };
  const options = optionsOf({ categories: [{ value: 'bangles', label: 'Bangles' }], products: [product] });
  expect(options.map(({ to }) => to)).toEqual(['/products?category=bangles', '/products/p1']);
});

it('limits the number of categories, so that products are visible', () => {
  const categories = ['bangles', 'earrings', 'rings', 'combo'].map((value) => ({ value, label: value }));
  expect(optionsOf({ categories, products: [] })).toHaveLength(3);
});
