/** Reviews in admin: who may answer and delete them, and the texts. */

/** Which admins read, answer and delete reviews. One of these duties is enough. */
export const reviewDuties = ['products', 'customers', 'content'] as const;

/** Characters of an answer. */
export const ANSWER_MAX = 1000;

/** The filters of the list. */
export const answerStates = [
  { value: 'unanswered', label: 'Not answered' },
  { value: 'answered', label: 'Answered' },
] as const;
export type AnswerState = (typeof answerStates)[number]['value'];

export const adminReviewMessages = {
  fetchFailed: 'Failed to fetch reviews',
  answered: 'Answer saved',
  answerFailed: 'Failed to save the answer. Please try again.',
  answerDeleted: 'Answer deleted',
  answerDeleteFailed: 'Failed to delete the answer. Please try again.',
  deleteQuestion: 'Delete this review? It cannot be restored.',
  deleteFailed: 'Failed to delete the review. Please try again.',
} as const;
