import BadgeCheck from 'virtual:lucide/badge-check';
import { formatDay } from '#domain/dates.ts';
import { reviewsTexts } from '#texts/reviews.ts';
import type { Review } from '#web/api/responses.ts';
import { ReviewImages } from '#web/components/reviews/ReviewImages.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import type { Vote } from './useVotes.ts';

export function ReviewCard({ review, vote }: { review: Review; vote: Vote }) {
  return (
    <article className="flex flex-col gap-3 border-line border-b py-6">
      <ReviewContent {...review} />
      <HelpfulButton vote={vote} />
      <ReviewAnswer answer={review.answer} />
    </article>
  );
}

function ReviewContent({ rating, title, comment, images, isVerified, createdAt, user }: Review) {
  return (
    <>
      <Stars rating={rating} />
      {title && <h3 className="font-medium font-text text-base">{title}</h3>}
      {comment && <p className="max-w-text whitespace-pre-line">{comment}</p>}
      <ReviewImages urls={images} />
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <span>{user?.name ?? reviewsTexts.anonymous}</span>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        {isVerified && (
          <span className="inline-flex items-center gap-1 text-good">
            <BadgeCheck className="size-4" />
            {reviewsTexts.verifiedPurchase}
          </span>
        )}
      </p>
    </>
  );
}
