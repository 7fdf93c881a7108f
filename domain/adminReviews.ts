/** Reviews in admin: who may answer and delete them. */

/** Which admins read, answer and delete reviews. One of these duties is enough. */
export const reviewDuties = ['products', 'customers', 'content'] as const;

/** Characters of an answer. */
export const ANSWER_MAX = 1000;

/** The filters of the list. */
export const answerStates = ['unanswered', 'answered'] as const;
export type AnswerState = (typeof answerStates)[number];
