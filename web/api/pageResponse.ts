/**
 * Turns a refused call into a page's response while the page loads. "Not found" becomes a page with that status, for
 * search engines; an ended session leads to login. Any other error fails the page.
 */
import { data, redirect } from 'react-router';
import type { Send } from '#contract/client.ts';
import { isProblem, type Problem } from '#domain/problems.ts';
import { loginToContinue } from '#web/auth/session.ts';
import { kindOfProblem } from './problemKind.ts';

function thrownFor(problem: Problem): unknown {
  const { code, message } = problem;
  if (code === 'unreachable') return problem;
  switch (kindOfProblem(problem)) {
    case 'unauthenticated':
      return redirect(loginToContinue());
    case 'notFound':
      return data(message, { status: 404 });
    case 'invalid':
      return data(message, { status: 400 });
    case 'forbidden':
      return data(message, { status: 403 });
    case 'tooMany':
    case 'unavailable':
      return data(message, { status: 503 });
    default:
      return problem;
  }
}

/** True for what a loader's call throws if there is no such thing. */
export const isNotFound = (thrown: unknown): boolean =>
  typeof thrown === 'object' &&
  thrown !== null &&
  (thrown as Partial<ReturnType<typeof data>>).init?.status === 404;

export const sendForPage =
  (send: Send): Send =>
  async (name, row, input, options) => {
    try {
      return await send(name, row, input, options);
    } catch (error) {
      throw isProblem(error) ? thrownFor(error) : error;
    }
  };
