import { useState } from 'react';
import { pageSizes } from '#domain/pages.ts';
import { type ReviewSort, reviewSorts } from '#domain/reviews.ts';
import { api } from '#web/api/client.ts';
import type { ProductReviews, Review } from '#web/api/responses.ts';

/** A new review shifts the others by one, so the last one of a page may come again on the next. */
const withoutRepeats = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map((review) => [review._id, review])).values(),
];

const usualSort = reviewSorts[0];

/** The reviews loaded with the page and those loaded since, in the chosen order. */
export function useReviews(first: ProductReviews) {
  /** In another order than the page's: its first reviews. */
  const [sorted, setSorted] = useState<{ sort: ReviewSort; head: ProductReviews } | null>(null);
  const [later, setLater] = useState<readonly ProductReviews[]>([]);
  const [isLoading, setIsLoading] = useState(false);
  const { sort, head } = sorted ?? { sort: usualSort, head: first };
  const pages = [head, ...later];
  const { pagination } = later.at(-1) ?? head;

  const load = async (page: number, order: ReviewSort, show: (loaded: ProductReviews) => void) => {
    setIsLoading(true);
    try {
      const query = { page: String(page), limit: String(pageSizes.reviews), sort: order };
      show((await api.productReviews({ params: { id: first.productId }, query })).data);
    } catch (error) {
      console.error(error);
    } finally {
      setIsLoading(false);
    }
  };

  // The first response may contain several pages.
  const loadMore = () =>
    load(head.pagination.limit / pageSizes.reviews + later.length + 1, sort, (loaded) =>
      setLater([...later, loaded]),
    );

  const choose = (order: ReviewSort) =>
    load(1, order, (loaded) => {
      setSorted({ sort: order, head: loaded });
      setLater([]);
    });

  const reviews = withoutRepeats(pages.flatMap((page) => page.reviews));
  return { reviews, hasMore: pagination.hasNext, isLoading, loadMore, sort, choose };
}
