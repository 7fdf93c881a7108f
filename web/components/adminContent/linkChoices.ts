/** The pages that a banner or a card usually leads to. */
import { categories } from '#domain/categories.ts';
import { addressOfContent, contentKeys, contentNames } from '#domain/content.ts';

export interface LinkChoice {
  to: string;
  label: string;
}

export const linkChoices: readonly LinkChoice[] = [
  { to: '/products', label: 'All products' },
  { to: '/products?section=new-arrivals', label: 'New arrivals' },
  ...categories.map(({ value, label }) => ({ to: `/products?category=${value}`, label })),
  { to: '/track', label: 'Track your order' },
  ...contentKeys
    .filter((key) => key !== 'home')
    .map((key) => ({ to: addressOfContent(key), label: contentNames[key] })),
];
