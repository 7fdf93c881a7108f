/**
 * While a page loads, a refusal is the page's own answer: what isn't found becomes a page that says so, with the
 * status that search engines understand; a dead session leads to sign-in. Anything else is the page's failure.
 */
import { data, redirect } from 'react-router';
import type { Send } from '#contract/client.ts';
import { isProblem, kindOf, type Problem } from '#domain/problems.ts';
import { signInPath } from './session.ts';

function answerOf(problem: Problem): unknown {
  const { message } = problem;
  switch (kindOf(problem.code)) {
    case 'unauthenticated':
      return redirect(signInPath(window.location.pathname + window.location.search));
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

export const pageAnswer =
  (send: Send): Send =>
  async (name, row, input, options) => {
    try {
      return await send(name, row, input, options);
    } catch (error) {
      throw isProblem(error) ? answerOf(error) : error;
    }
  };
