import { act } from 'react';
import { expect, it } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { ReviewTab } from './ReviewTab.tsx';

const reviewOf = (id: string) => ({
  _id: id,
  rating: 5,
  title: '',
  comment: '',
  images: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  product: { _id: `product-${id}`, name: `Ring ${id}`, images: [] },
});

const reviews = [reviewOf('1'), reviewOf('2')] as unknown as Parameters<typeof ReviewTab>[0]['reviews'];

const product = () => document.querySelector('[role="dialog"] p')?.textContent;

it('a review that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const sent = mockCalls({ 'PUT /reviews/1': () => saving.promise });
  await mountPage(<ReviewTab reviewable={[]} reviews={reviews} />);
  await press('Edit the review of Ring 1');
  await waitUntil(() => expect(product()).toBe('Ring 1'));
  await press('Save Changes');
  expect(sent).toHaveLength(1);
  await press('Close');
  await press('Edit the review of Ring 2');
  expect(product()).toBe('Ring 2');
  await act(async () => saving.resolve({ body: reviews[0] }));
  expect(product()).toBe('Ring 2');
});
