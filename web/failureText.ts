/** What to say of a call that failed: the server's own words, or ours where it had none. */
import { isProblem, type Problem } from '#domain/problems.ts';
import { NO_CONNECTION } from './sendOverHttp.ts';

const times = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "in 40 seconds", "in 12 minutes": how long it is until another try may succeed. */
function waitingTime(seconds: number): string {
  return seconds < 60
    ? `in ${times(Math.ceil(seconds), 'second')}`
    : `in ${times(Math.ceil(seconds / 60), 'minute')}`;
}

function wordsOf({ code, message, details }: Problem): string {
  if (code !== 'tooManyRequests' || !details.retryAfter) return message;
  return message.replace('later', waitingTime(details.retryAfter));
}

export const failureText = (error: unknown, otherwise: string): string =>
  isProblem(error) && error.message !== NO_CONNECTION ? wordsOf(error) : otherwise;
