/** Sends a reader's vote on a review, or asks to log in. */
import { withReturnTo } from '#domain/returnTo.ts';
import { reviewVoteTexts } from '#texts/reviewVotes.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { toast } from '#web/ui/toast.ts';

export const askToLogIn = (pathname: string): void =>
  toast(reviewVoteTexts.loginToVote, 'plain', {
    label: reviewVoteTexts.logIn,
    to: withReturnTo('/auth/login', pathname),
  });

/** Null if it failed; then a message says so. */
export async function castVote(id: string, isHelpful: boolean) {
  const call = isHelpful ? api.markHelpful : api.unmarkHelpful;
  try {
    return await call({ params: { id } });
  } catch (error) {
    toastFailure(error, reviewVoteTexts.voteFailed);
    return null;
  }
}
