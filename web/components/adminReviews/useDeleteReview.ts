/** Deletes a review, or the shop's answer to it, after a question. */
import { useRevalidator } from 'react-router';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

interface Deletion {
  question: string;
  call: () => Promise<unknown>;
  done: string;
  failure: string;
}

export function useDeleteReview(id: string) {
  const { revalidate } = useRevalidator();
  const remove = async ({ question, call, done, failure }: Deletion) => {
    if (!(await confirm(question, { yes: adminReviewsTexts.deleteIt, isDangerous: true }))) return;
    try {
      await call();
      toast(done);
      await revalidate();
    } catch (error) {
      toastFailure(error, failure);
    }
  };
  return {
    deleteReview: () =>
      remove({
        question: adminReviewMessages.deleteQuestion,
        call: () => api.deleteReview({ params: { id } }),
        done: ownReviewsTexts.deleted,
        failure: adminReviewMessages.deleteFailed,
      }),
    deleteAnswer: () =>
      remove({
        question: adminReviewMessages.deleteAnswerQuestion,
        call: () => adminApi.deleteAnswer({ params: { id } }),
        done: adminReviewMessages.answerDeleted,
        failure: adminReviewMessages.answerDeleteFailed,
      }),
  };
}
