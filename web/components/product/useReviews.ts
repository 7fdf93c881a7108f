import { useState } from 'react';
import { pageSizes } from '#domain/pages.ts';
import { api } from '#web/api/client.ts';
import type { ProductReviews, Review } from '#web/api/responses.ts';

/** A new review shifts the others by one, so the last one of a page may come again on the next. */
const withoutTwice = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

/** The reviews loaded with the page and those loaded since. */
export function useReviews(first: ProductReviews) {
  const [later, setLater] = useState<readonly ProductReviews[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const pages = [first, ...later];
  const { pagination } = later.at(-1) ?? first;

  const loadMore = async () => {
    setIsLoading(true);
    try {
      // The first answer may contain several pages.
      const page = first.pagination.limit / pageSizes.reviews + later.length + 1;
      const query = { page: String(page), limit: String(pageSizes.reviews) };
      const { data } = await api.productReviews({ params: { id: first.productId }, query });
      setLater([...later, data]);
    } catch (error) {
      console.error(error);
    } finally {
      setIsLoading(false);
    }
  };

  const reviews = withoutTwice(pages.flatMap((page) => page.reviews));
  return { reviews, hasMore: pagination.hasNext, isLoading, loadMore };
}
