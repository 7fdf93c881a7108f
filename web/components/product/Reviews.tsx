import { reviewPagesParam } from '#contract/pageQueries.ts';
import { pageSizes } from '#domain/pages.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import type { ProductReviews } from '#web/api/responses.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewSortField } from './ReviewSortField.tsx';
import { StarBreakdown } from './StarBreakdown.tsx';
import { useReviews } from './useReviews.ts';
import { useVotes } from './useVotes.ts';

const loadPhotos = () => import('./ReviewPhotos.tsx');

export function Reviews({ first }: { first: ProductReviews }) {
  const { reviews, hasMore, isLoading, loadMore, sort, choose } = useReviews(first);
  const { voteOn } = useVotes(first.productId);
  if (first.summary.count === 0) {
    return <p className="text-muted">{reviewsTexts.noReviews}</p>;
  }
  const opened = Math.ceil(reviews.length / pageSizes.reviews);
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
      <StarBreakdown summary={first.summary} />
      <div className="min-w-0">
        <CustomerPhotos photos={first.photos} />
        {first.summary.count > 1 && (
          <ReviewSortField sort={sort} isBusy={isLoading} onChoose={(order) => void choose(order)} />
        )}
        {reviews.length === 0 && <p className="pt-6 text-muted">{reviewsTexts.noPhotos}</p>}
        <ul aria-label={reviewsTexts.reviews}>
          {reviews.map((review) => (
            <li key={review._id}>
              <ReviewCard review={review} vote={voteOn(review)} />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Link
            to={`?${reviewPagesParam}=${opened + 1}#reviews`}
            preventScrollReset
            prefetch="none"
            aria-busy={isLoading}
            className={`${buttonClass({ look: 'outline' })} mt-8`}
            onClick={(event) => {
              event.preventDefault();
              if (!isLoading) void loadMore();
            }}
          >
            {isLoading ? reviewsTexts.loading : reviewsTexts.loadMore}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Few products have such photos, so the code of the row is loaded then. Keeps its height until it is there. */
function CustomerPhotos({ photos }: Pick<ProductReviews, 'photos'>) {
  const row = useLoaded(loadPhotos, photos.length > 0);
  if (photos.length === 0) return null;
  return <div className="min-h-34.5 noscript:hidden">{row && <row.ReviewPhotos photos={photos} />}</div>;
}
