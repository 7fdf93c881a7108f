import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { passwordQuestion } from '#web/auth/recentPassword.ts';
import { useOnceTrue } from '#web/ui/useOnceTrue.ts';

const RecentPasswordDialog = lazy(async () => ({
  default: (await import('./RecentPasswordDialog.tsx')).RecentPasswordDialog,
}));

/** Part of the admin layout. Loads the dialog when it is first needed. */
export function RecentPasswordHost() {
  const answer = useStore(passwordQuestion, (state) => state.answer);
  const wasAsked = useOnceTrue(answer !== null);
  return <Suspense>{wasAsked && <RecentPasswordDialog answer={answer} />}</Suspense>;
}
