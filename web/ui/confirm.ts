/** Asks before something that can't be taken back: `if (await confirm('Are you sure …?'))`. */
import { createStore } from 'zustand/vanilla';

export interface Question {
  text: string;
  /** The button that says yes: a verb. */
  yes: string;
  no: string;
  isDangerous: boolean;
  answer: (isYes: boolean) => void;
}

export const questionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

interface Wording {
  yes?: string;
  no?: string;
  isDangerous?: boolean;
}

export function confirm(text: string, { yes = 'Yes', no = 'No', isDangerous = false }: Wording = {}) {
  return new Promise<boolean>((resolve) => {
    questionStore.getState().question?.answer(false);
    const answer = (isYes: boolean) => {
      questionStore.setState({ question: null });
      resolve(isYes);
    };
    questionStore.setState({ question: { text, yes, no, isDangerous, answer } });
  });
}
