import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { questionStore } from './confirm.ts';
import { useOnceTrue } from './useOnceTrue.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }));

/** Part of the layout; loads the dialog with the first question. */
export function ConfirmHost() {
  const question = useStore(questionStore, (state) => state.question);
  const wasAsked = useOnceTrue(question !== null);
  return <Suspense>{wasAsked && <ConfirmDialog question={question} />}</Suspense>;
}
