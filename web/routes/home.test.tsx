import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { shippedHome } from '#domain/shippedHome.ts';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { buildProduct } from '#web/testing/buildCatalogue.ts';
import Home from './home.tsx';

type Parts = Parameters<typeof Home>[0]['loaderData'];

function htmlOf(parts: Omit<Parts, 'content' | 'facts'>): string {
  const loaderData: Parts = { ...parts, content: shippedHome, facts: [] };
  const page = <Home {...({ loaderData } as Parameters<typeof Home>[0])} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}

const products = [cardOf(buildProduct({ _id: 'a' }))];

test('featured products that failed to load show an error with a retry', () => {
  const html = htmlOf({ featured: null, newArrivals: products, combos: products });
  expect(html).toContain('Failed to load featured products');
  expect(html).toContain('Try Again');
});

test('a list that is empty or failed to load is hidden', () => {
  const html = htmlOf({ featured: products, newArrivals: [], combos: null });
  expect(html).toContain('Featured Products');
  expect(html).not.toContain('New Arrivals</h2>');
  expect(html).not.toContain('Special Combos</h2>');
  expect(htmlOf({ featured: products, newArrivals: products, combos: products })).toContain(
    'Special Combos</h2>',
  );
});
