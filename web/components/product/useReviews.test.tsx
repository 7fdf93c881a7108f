import { act } from 'react';
import { expect, it } from 'vitest';
import type { ProductReviews } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { useReviews } from './useReviews.ts';

const page = (ids: readonly string[], currentPage: number, hasNext: boolean): ProductReviews => ({
  productId: 'p',
  reviews: ids.map((_id) => ({
    _id,
    productId: 'p',
    rating: 5,
    title: _id,
    comment: '',
    images: [],
    isVerified: true,
    helpfulCount: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    user: null,
    answer: null,
  })),
  pagination: { currentPage, totalPages: 2, total: 7, hasNext, hasPrev: currentPage > 1, limit: 5 },
  summary: { average: 5, count: 7, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 7 } },
  photos: [],
});

const first = page(['a'], 1, true);
let reviews!: ReturnType<typeof useReviews>;
function Probe() {
  reviews = useReviews(first);
  return null;
}

it('appends the next page in the chosen order, and begins again in another order', async () => {
  const sent = mockCalls({
    'GET /reviews/product/p?page=1&limit=5&sort=lowest': () => ({
      body: { data: page(['c', 'b'], 1, true) },
    }),
    'GET /reviews/product/p?page=2&limit=5&sort=lowest': () => ({
      body: { data: page(['b', 'a'], 2, false) },
    }),
  });
  await mountPage(<Probe />);
  const shown = () => reviews.reviews.map(({ _id }) => _id);
  expect([reviews.sort, shown()]).toEqual(['photos', ['a']]);
  await act(() => reviews.choose('lowest'));
  expect([reviews.sort, shown(), reviews.hasMore]).toEqual(['lowest', ['c', 'b'], true]);
  await act(() => reviews.loadMore());
  expect([shown(), reviews.hasMore]).toEqual([['c', 'b', 'a'], false]);
  expect(sent).toHaveLength(2);
});
