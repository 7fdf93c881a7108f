import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { UndoEmailForm } from '#web/components/auth/UndoEmailForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/undoEmail.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Undo Email Change',
    description: 'Restore the old email address of your account.',
    isHidden: true,
  });

export default function UndoEmail() {
  return (
    <AuthPage
      title="Was your email changed?"
      lead="Undo it here. Your account gets its old email back, and all devices are logged out."
    >
      <UndoEmailForm />
    </AuthPage>
  );
}
