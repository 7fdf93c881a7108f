import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import {
  accountHref,
  type OwnReview,
  type OwnReviews,
  type Reviewable,
} from '#web/components/account/accountData.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { dropFormDraft, hasFormDraft } from '#web/state/formDrafts.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { OwnReviewCard } from './OwnReviewCard.tsx';
import { reviewFormOf } from './reviewHref.ts';
import { WriteReviews } from './WriteReviews.tsx';

const loadDialog = () => import('./ReviewDialog.tsx');

interface ReviewTabProps {
  reviewable: Reviewable;
  reviews: OwnReviews;
}

/** The review whose draft was left when the page was closed. */
const leftOpen = (reviews: OwnReviews): OwnReview | null =>
  reviews.find(({ product }) => hasFormDraft(reviewFormOf(product._id))) ?? null;

/** The product to review is part of the address, so an order's Review button can link to its form. */
export function ReviewTab({ reviewable, reviews }: ReviewTabProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<OwnReview | null>(() => leftOpen(reviews));
  const waiting = reviewable.find(({ product }) => product._id === query.get('product')) ?? null;
  const isOpen = waiting !== null || edited !== null;
  const dialog = useLoaded(loadDialog, edited ?? waiting, () => setEdited(null));
  const close = () => {
    const productId = edited?.product._id ?? waiting?.product._id;
    if (productId) dropFormDraft(reviewFormOf(productId));
    setEdited(null);
    if (waiting) void navigate(accountHref('reviews'), { preventScrollReset: true, replace: true });
  };
  return (
    <div className="flex flex-col gap-14">
      <WriteReviews reviewable={reviewable} />
      {reviews.length > 0 && (
        <TabSection title={ownReviewsTexts.yourReviews}>
          <ul className="divide-y divide-line border-line border-y">
            {reviews.map((review) => (
              <OwnReviewCard key={review._id} review={review} onEdit={() => setEdited(review)} />
            ))}
          </ul>
        </TabSection>
      )}
      {dialog && <dialog.ReviewDialog waiting={waiting} edited={edited} isOpen={isOpen} onClose={close} />}
    </div>
  );
}
