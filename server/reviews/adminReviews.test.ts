import { beforeEach, describe, expect, it } from 'vitest';
import type { Duty } from '#domain/duties.ts';
import { type BuiltProduct, buildProduct } from '#server/testing/goods.ts';
import { openMailbox } from '#server/testing/mailbox.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestApp } from '#server/testing/testApp.ts';

const shop = await openTestApp({ listening: true });
const { db, call } = shop;
const { mailsTo } = openMailbox(db, () => new Date());
const admin = await buildAdmin(db);
let token: string;

let author: Person;
let product: BuiltProduct;
let review: string;
beforeEach(async () => {
  token = await shop.tokenOf(admin);
  await db.deleteFrom('reviews').execute();
  author = await buildCustomer(db, { name: 'Nusrat' });
  product = await buildProduct(db, { name: 'Reshmi Churi' });
  review = await buildReview(db, { customer: author, product, rating: 2 });
});

const answer = (text: unknown, id = review, as = token) =>
  call('PUT', `/admin/reviews/${id}/answer`, { token: as, body: { text } });
const deleteAnswer = (id = review) => call('DELETE', `/admin/reviews/${id}/answer`, { token });
const list = async (query = '') => (await call('GET', `/admin/reviews${query}`, { token })).body;
const shown = async () => (await call('GET', `/reviews/product/${product.id}`)).body.data.reviews[0].answer;
const subjects = async () => (await mailsTo(author.email)).map(({ subject }) => subject);
const logged = async () =>
  (
    await db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('subject_id', '=', review)
      .orderBy('at')
      .execute()
  ).map(({ action }) => action);

describe('the list of reviews', () => {
  it('has every review with its product and author, newest first, and how many wait for an answer', async () => {
    const other = await buildReview(db, { customer: await buildCustomer(db), product });
    const { reviews, unanswered, pagination } = await list();
    expect(reviews.map(({ _id }: { _id: string }) => _id)).toEqual([other, review]);
    expect(reviews[1]).toMatchObject({
      rating: 2,
      user: { _id: author.id, name: 'Nusrat' },
      product: { _id: product.id, name: 'Reshmi Churi', isListed: true },
      answer: null,
    });
    expect([unanswered, pagination.total]).toEqual([2, 2]);
  });

  it('is filtered by answers and stars', async () => {
    const other = await buildReview(db, { customer: await buildCustomer(db), product, rating: 5 });
    await answer('Thank you');
    const ids = async (query: string) => (await list(query)).reviews.map(({ _id }: { _id: string }) => _id);
    expect(await ids('?state=answered')).toEqual([review]);
    expect(await ids('?state=unanswered')).toEqual([other]);
    expect(await ids('?rating=2')).toEqual([review]);
    expect(await ids('?rating=2&state=unanswered')).toEqual([]);
    for (const query of ['?state=new', '?rating=6', '?page=0'])
      expect((await call('GET', `/admin/reviews${query}`, { token })).status).toBe(400);
  });
});

describe('an answer', () => {
  it('is shown under the review, changed and deleted, and each change is logged', async () => {
    expect((await answer('  Thank you, we will send another pair. ')).body.review.answer).toEqual({
      text: 'Thank you, we will send another pair.',
      at: expect.any(String),
    });
    expect(await shown()).toMatchObject({ text: 'Thank you, we will send another pair.' });
    await answer('Thank you!');
    await answer('Thank you!');
    expect(await shown()).toMatchObject({ text: 'Thank you!' });
    await deleteAnswer();
    await deleteAnswer();
    expect(await shown()).toBeNull();
    expect(await logged()).toEqual(['review.answer', 'review.answer', 'review.answerDelete']);
  });

  it('is not written over one that another admin has written meanwhile', async () => {
    const put = (text: string, basedOn: string | null) =>
      call('PUT', `/admin/reviews/${review}/answer`, { token, body: { text, basedOn } });
    const changedMeanwhile = { status: 409, body: { code: 'changedMeanwhile' } };
    const first = await put('Thank you', null);
    expect(first.status).toBe(200);
    expect(await put('We are sorry', null)).toMatchObject(changedMeanwhile);
    const { at } = first.body.review.answer;
    // Already done, as when the response of the first try was lost.
    expect((await put('Thank you', null)).status).toBe(200);
    expect((await put('We are sorry', at)).status).toBe(200);
    expect(await put('Thanks', at)).toMatchObject(changedMeanwhile);
    await deleteAnswer();
    expect(await put('Thanks', at)).toMatchObject(changedMeanwhile);
    expect(await shown()).toBeNull();
  });

  it('is not deleted by a page that shows an older one', async () => {
    const remove = (basedOn: string) =>
      call('DELETE', `/admin/reviews/${review}/answer?basedOn=${encodeURIComponent(basedOn)}`, { token });
    const { at } = (await answer('Thank you')).body.review.answer;
    const newer = (await answer('We are sorry')).body.review.answer;
    expect(await remove(at)).toMatchObject({ status: 409, body: { code: 'changedMeanwhile' } });
    expect(await shown()).toMatchObject({ text: 'We are sorry' });
    expect((await remove(newer.at)).status).toBe(200);
    // Already done, as when the response of the first try was lost.
    expect((await remove(newer.at)).status).toBe(200);
    expect(await shown()).toBeNull();
  });

  it('is logged with whose review of what it is to', async () => {
    await answer('Thank you!');
    const { auditEvents } = (await call('GET', '/admin/audit?subject=review&limit=1', { token })).body;
    expect(auditEvents[0].details).toMatchObject({ product: product.name, customer: author.name });
  });

  it('is emailed to the author, once', async () => {
    await answer('We are sorry.\nVisit <b>evil.example</b>');
    const [mail] = await mailsTo(author.email);
    expect(mail?.subject).toBe('Kakon has answered your review');
    expect(mail?.text).toContain('We are sorry.');
    expect(mail?.text).toContain(`https://kakon.example/products/${product.id}#reviews`);
    expect(mail?.html).not.toMatch(/<b>|evil\.example/);
    await answer('Again');
    await deleteAnswer();
    await answer('And again');
    expect(await subjects()).toHaveLength(1);
  });

  it('that was deleted before the email was sent is not emailed', async () => {
    await answer('Oops');
    await deleteAnswer();
    expect(await subjects()).toEqual([]);
  });

  it.each([undefined, '', '   ', 'x'.repeat(1001), 7])('%j is refused', async (text) => {
    const { status, body } = await answer(text);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['text']]);
  });

  it('to a review that is not there is refused', async () => {
    for (const id of ['x', '00000000-0000-7000-8000-000000000000']) {
      expect((await answer('Hello', id)).status).toBe(404);
      expect((await deleteAnswer(id)).status).toBe(404);
    }
  });
});

describe('duties', () => {
  it.each(['products', 'customers', 'content'] as const)(
    'with %s an admin answers and deletes',
    async (duty) => {
      const one = await shop.tokenOf(await buildAdmin(db, { duties: [duty] }));
      expect((await answer('Thank you', review, one)).status).toBe(200);
      expect((await call('DELETE', `/reviews/${review}`, { token: one })).status).toBe(200);
    },
  );

  it.each(['orders', 'money', 'settings', 'team'] satisfies Duty[])(
    'with %s alone an admin does not',
    async (duty) => {
      const one = await shop.tokenOf(await buildAdmin(db, { duties: [duty] }));
      expect((await answer('Thank you', review, one)).status).toBe(403);
      expect((await call('DELETE', `/reviews/${review}`, { token: one })).status).toBe(404);
    },
  );
});
