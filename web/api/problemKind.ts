/** The kind of a refusal, which says what a page does with it. The server's table of all codes is too long for a first view. */
import { isProblem, type Problem, type ProblemKind } from '#domain/problems.ts';

const kinds: Readonly<Record<number, ProblemKind>> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'mismatch',
  429: 'tooMany',
};

/** Another machine on the way may respond, too: 502 and above mean that the shop was not reached. */
export const kindOfStatus = (status: number): ProblemKind =>
  kinds[status] ?? (status >= 502 ? 'unavailable' : 'broken');

/** What the browser refuses by itself, without a response, is something that the shopper can mend, or no connection. */
export const kindOfProblem = ({ code, details }: Problem): ProblemKind => {
  if (details.kind) return details.kind;
  if (code === 'unreachable') return 'unavailable';
  return code === 'broken' ? 'broken' : 'invalid';
};

/** No response came: there is no network, or the shop is down. */
export const isUnreachable = (error: unknown): boolean => isProblem(error) && error.code === 'unreachable';
