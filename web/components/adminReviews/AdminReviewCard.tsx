import { useState } from 'react';
import { formatDay } from '#domain/dates.ts';
import { adminReviewsTexts } from '#texts/adminReviews.ts';
import type { AdminReview } from '#web/api/responses.ts';
import { ReviewAnswer } from '#web/components/product/ReviewAnswer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ReviewText } from './ReviewText.tsx';
import { useDeleteReview } from './useDeleteReview.ts';

/** A review with its product, and what the shop does about it. */
export function AdminReviewCard({ review }: { review: AdminReview }) {
  const { _id, user, answer, createdAt } = review;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <li className="flex flex-col gap-3 py-6">
      <ReviewText review={review} />
      <p className="text-muted text-sm">
        {user.name}, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      {isWriting ? (
        <AnswerForm id={_id} answer={answer} onClose={() => setIsWriting(false)} />
      ) : (
        <>
          <ReviewAnswer answer={answer} />
          <ReviewButtons review={review} onWrite={() => setIsWriting(true)} />
        </>
      )}
    </li>
  );
}

function ReviewButtons({ review, onWrite }: { review: AdminReview; onWrite: () => void }) {
  const { product, user, answer } = review;
  const { deleteReview, deleteAnswer } = useDeleteReview(review);
  const of = adminReviewsTexts.productBy(product.name, user.name);
  return (
    <div className="-mx-1 flex flex-wrap gap-x-4">
      <Button
        look="quiet"
        size="sm"
        className="text-accent!"
        aria-label={answer ? adminReviewsTexts.changeAnswerOf(of) : adminReviewsTexts.answerOf(of)}
        onClick={onWrite}
      >
        {answer ? adminReviewsTexts.changeAnswer : adminReviewsTexts.answer}
      </Button>
      {answer && (
        <Button
          look="quiet"
          size="sm"
          aria-label={adminReviewsTexts.deleteAnswerOf(of)}
          onClick={() => void deleteAnswer()}
        >
          {adminReviewsTexts.deleteAnswer}
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        className="text-bad!"
        aria-label={adminReviewsTexts.deleteReviewOf(of)}
        onClick={() => void deleteReview()}
      >
        {adminReviewsTexts.deleteReview}
      </Button>
    </div>
  );
}
