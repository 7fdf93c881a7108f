/** Asks before an irreversible action: `if (await confirm('Are you sure …?'))`. */
import { createStore } from 'zustand/vanilla';
import { uiTexts } from '#texts/ui.ts';

export interface Question {
  text: string;
  /** The consequence of "yes", if the question does not say it. */
  hint?: string;
  /** Label of the confirming button: a verb. */
  yes: string;
  no: string;
  isDangerous: boolean;
  answer: (isYes: boolean) => void;
}

export const questionStore = createStore<{ question: Question | null }>(() => ({ question: null }));

interface Wording {
  hint?: string;
  yes?: string;
  no?: string;
  isDangerous?: boolean;
}

export function confirm(
  text: string,
  { hint, yes = uiTexts.yes, no = uiTexts.no, isDangerous = false }: Wording = {},
) {
  return new Promise<boolean>((resolve) => {
    questionStore.getState().question?.answer(false);
    const answer = (isYes: boolean) => {
      questionStore.setState({ question: null });
      resolve(isYes);
    };
    questionStore.setState({ question: { text, hint, yes, no, isDangerous, answer } });
  });
}
