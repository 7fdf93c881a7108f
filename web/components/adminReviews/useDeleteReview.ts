/** Deletes a review, or the shop's answer to it, after a question. */
import { useRevalidator } from 'react-router';
import { adminReviewMessages, adminReviewsTexts } from '#texts/adminReviews.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminReview } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

interface Deletion {
  question: string;
  call: () => Promise<unknown>;
  done: string;
  failure: string;
}

/** `answer` is the one on the page: only that one is deleted, not one that another admin has written since. */
export function useDeleteReview({ _id: id, answer }: Pick<AdminReview, '_id' | 'answer'>) {
  const { revalidate } = useRevalidator();
  const remove = async ({ question, call, done, failure }: Deletion) => {
    if (!(await confirm(question, { yes: adminReviewsTexts.deleteIt, isDangerous: true }))) return;
    try {
      await call();
      toast(done);
    } catch (error) {
      toastFailure(error, failure);
    } finally {
      // Also after a refusal: the page then shows what another admin has written.
      await revalidate();
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
        call: () => adminApi.deleteAnswer({ params: { id }, query: { basedOn: answer?.at } }),
        done: adminReviewMessages.answerDeleted,
        failure: adminReviewMessages.answerDeleteFailed,
      }),
  };
}
