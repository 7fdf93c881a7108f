/**
 * What the page says when a call fails: the server's message, or the action's own if there is none. Without a response it says
 * that there is no connection, which the shopper can mend.
 */
import { isProblem, type Problem } from '#domain/problems.ts';
import { problemTexts, waitTexts } from '#texts/problems.ts';
import { toast } from '#web/ui/toast.ts';

/** After too many attempts: the time until a retry may succeed. */
const waitText = (seconds: number): string =>
  seconds < 60 ? waitTexts.seconds(Math.ceil(seconds)) : waitTexts.minutes(Math.ceil(seconds / 60));

/** A response without a message: the action's own message says more than the code's. */
const isWithoutMessage = ({ code, details }: Problem): boolean =>
  !details.message && ['unavailable', 'broken'].includes(code);

/** The texts of other errors are for programmers. */
export function failureText(error: unknown, otherwise: string): string {
  if (!isProblem(error) || isWithoutMessage(error)) return otherwise;
  const { code, message, details } = error;
  const isTooMany = message === problemTexts.tooManyRequests && code === 'tooManyRequests';
  return isTooMany && details.retryAfter ? waitText(details.retryAfter) : message;
}

export const toastFailure = (error: unknown, otherwise: string): void =>
  toast(failureText(error, otherwise), 'bad');
