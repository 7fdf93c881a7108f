import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDay } from '#domain/dates.ts';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminReview } from '#web/api/responses.ts';
import { ReviewAnswer } from '#web/components/product/ReviewAnswer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ReviewText } from './ReviewText.tsx';

/** A review with its product, and what the shop does about it. */
export function AdminReviewCard({ review }: { review: AdminReview }) {
  const { _id, product, user, answer, createdAt } = review;
  const { revalidate } = useRevalidator();
  const [isWriting, setIsWriting] = useState(false);
  const close = () => setIsWriting(false);
  const of = adminReviewsTexts.productBy(product.name, user.name);

  const change = async (call: () => Promise<unknown>, done: string, failure: string) => {
    try {
      await call();
      toast(done);
      await revalidate();
    } catch (error) {
      toastFailure(error, failure);
    }
  };
  const remove = async () => {
    const isSure = await confirm(adminReviewMessages.deleteQuestion, {
      yes: adminReviewsTexts.deleteIt,
      isDangerous: true,
    });
    const call = () => api.deleteReview({ params: { id: _id } });
    if (isSure) await change(call, ownReviewsTexts.deleted, adminReviewMessages.deleteFailed);
  };
  const removeAnswer = async () => {
    const isSure = await confirm(adminReviewMessages.deleteAnswerQuestion, {
      yes: adminReviewsTexts.deleteIt,
      isDangerous: true,
    });
    const call = () => adminApi.deleteAnswer({ params: { id: _id } });
    if (isSure) {
      await change(call, adminReviewMessages.answerDeleted, adminReviewMessages.answerDeleteFailed);
    }
  };
  return (
    <li className="flex flex-col gap-3 py-6">
      <ReviewText review={review} />
      <p className="text-muted text-sm">
        {user.name}, <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </p>
      {isWriting ? (
        <AnswerForm id={_id} text={answer?.text ?? ''} onClose={close} />
      ) : (
        <>
          <ReviewAnswer answer={answer} />
          <div className="-mx-1 flex flex-wrap gap-x-4">
            <Button
              look="quiet"
              size="sm"
              className="text-accent!"
              aria-label={answer ? adminReviewsTexts.changeAnswerOf(of) : adminReviewsTexts.answerOf(of)}
              onClick={() => setIsWriting(true)}
            >
              {answer ? adminReviewsTexts.changeAnswer : adminReviewsTexts.answer}
            </Button>
            {answer && (
              <Button
                look="quiet"
                size="sm"
                aria-label={adminReviewsTexts.deleteAnswerOf(of)}
                onClick={() => void removeAnswer()}
              >
                {adminReviewsTexts.deleteAnswer}
              </Button>
            )}
            <Button
              look="quiet"
              size="sm"
              className="text-bad!"
              aria-label={adminReviewsTexts.deleteReviewOf(of)}
              onClick={() => void remove()}
            >
              {adminReviewsTexts.deleteReview}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
