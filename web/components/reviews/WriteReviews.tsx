import Star from 'virtual:lucide/star';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { accountHref, type Reviewable } from '#web/components/account/accountData.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ReviewableCard } from './ReviewableCard.tsx';

/** The delivered products without a review. */
export function WriteReviews({ reviewable }: { reviewable: Reviewable }) {
  return (
    <TabSection title={ownReviewsTexts.writeReviews}>
      {reviewable.length === 0 ? (
        <EmptyState
          level={3}
          icon={<Star className="size-7" strokeWidth={1.5} />}
          title={ownReviewsTexts.nothingToReview}
          action={
            <ButtonLink to={accountHref('orders')} look="outline">
              {ownReviewsTexts.viewMyOrders}
            </ButtonLink>
          }
        >
          {ownReviewsTexts.afterDelivery}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {reviewable.map((entry) => (
            <ReviewableCard key={entry.product._id} entry={entry} />
          ))}
        </ul>
      )}
    </TabSection>
  );
}
