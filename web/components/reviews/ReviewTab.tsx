import { Star } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reviewMessages } from '#domain/reviews.ts';
import {
  accountHref,
  type OwnReview,
  type OwnReviews,
  type Reviewable,
} from '#web/components/account/accountData.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { dropTyped, isTypedInto } from '#web/typedForms.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { ReviewableCard } from './ReviewableCard.tsx';
import { reviewFormOf } from './reviewHref.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

interface ReviewTabProps {
  reviewable: Reviewable;
  reviews: OwnReviews;
}

/** The one that was being changed when the page went away. */
const leftOpen = (reviews: OwnReviews): OwnReview | null =>
  reviews.find(({ product }) => isTypedInto(reviewFormOf(product._id))) ?? null;

/** The product being reviewed is part of the address: an order's Review button leads right to its form. */
export function ReviewTab({ reviewable, reviews }: ReviewTabProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<OwnReview | null>(() => leftOpen(reviews));
  const waiting = reviewable.find(({ product }) => product._id === query.get('product')) ?? null;
  const isOpen = waiting !== null || edited !== null;
  const wasOpen = useOnceTrue(isOpen);
  const close = () => {
    const productId = edited?.product._id ?? waiting?.product._id;
    if (productId) dropTyped(reviewFormOf(productId));
    setEdited(null);
    if (waiting) void navigate(accountHref('reviews'), { preventScrollReset: true, replace: true });
  };
  return (
    <div className="flex flex-col gap-14">
      <TabSection title="Write Reviews">
        {reviewable.length === 0 ? (
          <EmptyState
            level={3}
            icon={<Star className="size-7" strokeWidth={1.5} />}
            title={reviewMessages.nothingToReview}
            action={
              <ButtonLink to={accountHref('orders')} look="outline">
                View My Orders
              </ButtonLink>
            }
          >
            Products wait here for your word once they have been delivered.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-line border-y">
            {reviewable.map((entry) => (
              <ReviewableCard key={entry.product._id} entry={entry} />
            ))}
          </ul>
        )}
      </TabSection>
      {reviews.length > 0 && (
        <TabSection title="Your Reviews">
          <ul className="divide-y divide-line border-line border-y">
            {reviews.map((review) => (
              <OwnReviewCard key={review._id} review={review} onEdit={() => setEdited(review)} />
            ))}
          </ul>
        </TabSection>
      )}
      <Suspense>
        {wasOpen && <ReviewDialog waiting={waiting} edited={edited} isOpen={isOpen} onClose={close} />}
      </Suspense>
    </div>
  );
}
