import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratingWords } from '#texts/ownReviews.ts';
import { fieldErrors } from './fieldErrors.ts';
import { reviewChangeSchema, reviewSchema } from './reviews.schema.ts';
import { summaryOf } from './reviews.ts';

const review = { productId: 'p', orderId: 'o', rating: 5 };
const errorsIn = (draft: unknown) => {
  const { error } = reviewSchema.safeParse(draft);
  return error ? fieldErrors(error) : {};
};

describe('a review', () => {
  test('needs only stars', () => {
    expect(reviewSchema.parse(review)).toEqual({ ...review, title: '', comment: '', images: [] });
  });

  test.each([0, 6, 2.5, undefined, 'good', null])('%j is no rating', (rating) => {
    expect(errorsIn({ ...review, rating })).toEqual({ rating: 'Please select a rating' });
  });

  test('is limited in length', () => {
    const photo = '/media/a/640.jpg';
    expect(
      errorsIn({
        ...review,
        title: 'x'.repeat(101),
        comment: 'x'.repeat(1001),
        images: Array(5).fill(photo),
      }),
    ).toEqual({
      title: 'Title must be at most 100 characters',
      comment: 'Comment must be at most 1000 characters',
      images: 'You can add at most 4 photos',
    });
    expect(
      errorsIn({
        ...review,
        title: 'x'.repeat(100),
        comment: 'x'.repeat(1000),
        images: Array(4).fill(photo),
      }),
    ).toEqual({});
    expect(errorsIn({ ...review, images: ['data:text/html,x'] })).toHaveProperty(['images.0']);
  });

  test('keeps omitted fields when changed', () => {
    expect(reviewChangeSchema.parse({ rating: 3 })).toEqual({ rating: 3 });
    expect(reviewChangeSchema.safeParse({ rating: 0 }).success).toBe(false);
  });

  test('has a label for each number of stars', () => {
    expect(Object.values(ratingWords)).toEqual(['Poor', 'Fair', 'Good', 'Very Good', 'Excellent']);
  });
});

describe('a summary', () => {
  test('averages to one decimal', () => {
    expect(summaryOf([1, 0, 0, 0, 2])).toEqual({
      average: 3.7,
      count: 3,
      stars: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 },
    });
    expect(summaryOf([])).toMatchObject({ average: 0, count: 0 });
  });

  test('lies between the lowest and the highest rating', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 5, maxLength: 5 }), (counts) => {
        const { average, count } = summaryOf(counts);
        const given = counts.flatMap((of, index) => (of > 0 ? [index + 1] : []));
        expect(count).toBe(counts.reduce((sum, of) => sum + of, 0));
        if (count > 0) expect(average >= Math.min(...given) && average <= Math.max(...given)).toBe(true);
      }),
    );
  });
});
