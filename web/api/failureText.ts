/** The message for a failed call: the server's, or ours if it gave none. */
import { counted } from '#domain/plurals.ts';
import { isProblem, type Problem } from '#domain/problems.ts';

/** "in 40 seconds", "in 12 minutes": the time until a retry may succeed. */
function waitingTime(seconds: number): string {
  return seconds < 60
    ? `in ${counted(Math.ceil(seconds), 'second')}`
    : `in ${counted(Math.ceil(seconds / 60), 'minute')}`;
}

function wordsOf({ code, message, details }: Problem): string {
  if (code !== 'tooManyRequests' || !details.retryAfter) return message;
  return message.replace('later', waitingTime(details.retryAfter));
}

export const failureText = (error: unknown, otherwise: string): string =>
  isProblem(error) && error.code !== 'unreachable' ? wordsOf(error) : otherwise;
