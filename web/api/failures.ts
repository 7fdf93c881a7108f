/** What the page says when a call fails: the server's message, or the action's own if there is none. */
import { counted } from '#domain/plurals.ts';
import { isProblem, kindOf, type Problem } from '#domain/problems.ts';
import { toast } from '#web/ui/toast.ts';

/** "in 40 seconds", "in 12 minutes": the time until a retry may succeed. */
function waitingTime(seconds: number): string {
  return seconds < 60
    ? `in ${counted(Math.ceil(seconds), 'second')}`
    : `in ${counted(Math.ceil(seconds / 60), 'minute')}`;
}

/** No response arrived, or one without a message: the action's own message says more than the code's. */
const isWithoutMessage = ({ code, details }: Problem): boolean =>
  !details.message && ['unavailable', 'broken'].includes(kindOf(code));

/** The texts of other errors are for programmers. */
export function failureText(error: unknown, otherwise: string): string {
  if (!isProblem(error) || isWithoutMessage(error)) return otherwise;
  const { code, message, details } = error;
  if (code !== 'tooManyRequests' || !details.retryAfter) return message;
  return message.replace('later', waitingTime(details.retryAfter));
}

export const toastFailure = (error: unknown, otherwise: string): void =>
  toast(failureText(error, otherwise), 'bad');
