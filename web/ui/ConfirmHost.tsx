import { useStore } from 'zustand';
import { questionStore } from './confirm.ts';
import { useLoaded } from './useLoaded.ts';

const loadDialog = () => import('./ConfirmDialog.tsx');

/** Part of the layout; loads the dialog with the first question. The answer is no if it cannot load. */
export function ConfirmHost() {
  const question = useStore(questionStore, (state) => state.question);
  const dialog = useLoaded(loadDialog, question, () => question?.answer(false));
  return dialog && <dialog.ConfirmDialog question={question} />;
}
