import { useStore } from 'zustand';
import { passwordQuestion } from '#web/auth/recentPassword.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadDialog = () => import('./RecentPasswordDialog.tsx');

/** Part of the admin layout. Loads the dialog when it is first needed. */
export function RecentPasswordHost() {
  const answer = useStore(passwordQuestion, (state) => state.answer);
  const dialog = useLoaded(loadDialog, answer, () => answer?.(false));
  return dialog && <dialog.RecentPasswordDialog answer={answer} />;
}
