/** For calls that need a recent password: asks for it when the server requires it, then retries. */
import { createStore } from 'zustand/vanilla';
import { isProblem } from '#domain/problems.ts';

/** Null while no dialog is open. */
type Answer = ((isConfirmed: boolean) => void) | null;

export const passwordQuestion = createStore<{ answer: Answer }>(() => ({ answer: null }));

const askForPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    passwordQuestion.getState().answer?.(false);
    const answer = (isConfirmed: boolean) => {
      // A late answer must not close a later question.
      if (passwordQuestion.getState().answer === answer) passwordQuestion.setState({ answer: null });
      resolve(isConfirmed);
    };
    passwordQuestion.setState({ answer });
  });

export async function withRecentPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (refusal) {
    if (!isProblem(refusal) || refusal.code !== 'passwordNotRecent') throw refusal;
    if (!(await askForPassword())) throw refusal;
    return call();
  }
}
