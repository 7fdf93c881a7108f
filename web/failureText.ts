/** What to say of a call that failed: the server's own words, or ours where it had none. */
import { isProblem } from '#domain/problems.ts';
import { NO_CONNECTION } from './sendOverHttp.ts';

export const failureText = (error: unknown, otherwise: string): string =>
  isProblem(error) && error.message !== NO_CONNECTION ? error.message : otherwise;
