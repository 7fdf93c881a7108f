import { act } from 'react';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { leavingTexts } from '#texts/leaving.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountRoutes, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import Reviews from './reviews.tsx';

const review = (id: string, name: string) => ({
  ...{ _id: id, productId: id, rating: 5, title: 'Lovely', comment: 'A ring', images: [], isVerified: true },
  ...{ helpfulCount: 0, createdAt: '2026-11-20T10:00:00.000Z', user: { _id: 'u', name: 'Farhana' } },
  product: { _id: id, name, image: '/ring.jpg', isListed: true },
  answer: name === 'Bangle' ? { text: 'Thank you!', at: '2026-11-21T10:00:00.000Z' } : null,
});
const loaderData = {
  reviews: [review('a', 'Ring'), review('b', 'Locket'), review('c', 'Bangle')],
  pagination: { currentPage: 1, totalPages: 2, total: 40, hasNext: true, hasPrev: false, limit: 20 },
  unanswered: 2,
};

const Page = Reviews as unknown as (props: { loaderData: unknown }) => React.ReactNode;
const LoadedReviews = () => <Page loaderData={useLoaderData()} />;
const mountReviews = () => {
  return mountRoutes([{ path: '*', element: <Page loaderData={loaderData} /> }]);
};
const question = () => questionStore.getState().question?.text;
const of = (product: string) => adminReviewsTexts.productBy(product, 'Farhana');

it('asks before half an answer is left for another page of the list, also while a second form is open', async () => {
  const { router } = await mountReviews();
  await press(adminReviewsTexts.answerOf(of('Ring')));
  await typeInto('textarea', 'Thank you, dear');
  await press(adminReviewsTexts.answerOf(of('Locket')));
  await act(async () => void router.navigate('/?page=2'));
  expect(question()).toBe(leavingTexts.question);
  await act(async () => questionStore.getState().question?.answer(false));
  expect(router.state.location.search).toBe('');
});

it('asks before an answer is deleted, which nothing brings back', async () => {
  const deletion = `DELETE /admin/reviews/c/answer?basedOn=${encodeURIComponent('2026-11-21T10:00:00.000Z')}`;
  const sent = mockCalls({ [deletion]: () => ({ body: {} }) });
  await mountReviews();
  await press(adminReviewsTexts.deleteAnswerOf(of('Bangle')));
  expect(question()).toBe(adminReviewMessages.deleteAnswerQuestion);
  expect(sent).toEqual([]);
  await act(async () => questionStore.getState().question?.answer(true));
  expect(sent).toHaveLength(1);
  expect(buttonNamed(adminReviewsTexts.deleteAnswerOf(of('Bangle')))).toBeTruthy();
});

it('says which answer a change was made from, and shows the newer one of another admin beside what is typed', async () => {
  const sent = mockCalls({
    'PUT /admin/reviews/c/answer': () => ({
      status: 409,
      body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
    }),
  });
  const newer = { text: 'Thank you, come again', at: '2026-11-22T10:00:00.000Z' };
  const pages = [loaderData, { ...loaderData, reviews: [{ ...review('c', 'Bangle'), answer: newer }] }];
  await mountRoutes([
    { path: '*', element: <LoadedReviews />, loader: () => pages.shift(), hydrateFallbackElement: <p /> },
  ]);
  await press(adminReviewsTexts.changeAnswerOf(of('Bangle')));
  await typeInto('textarea', 'Thank you, dear');
  await press(adminReviewsTexts.saveAnswer);
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toEqual({ text: 'Thank you, dear', basedOn: '2026-11-21T10:00:00.000Z' });
  await waitUntil(() => expect(document.body.textContent).toContain(newer.text));
  expect(document.querySelector('textarea')?.value).toBe('Thank you, dear');
});
