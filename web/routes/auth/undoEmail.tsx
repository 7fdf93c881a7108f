import { authTexts } from '#texts/auth.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { UndoEmailForm } from '#web/components/auth/UndoEmailForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/undoEmail.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: authTexts.undoTitle,
    description: authTexts.undoDescription,
    isHidden: true,
  });

export default function UndoEmail() {
  return (
    <AuthPage title={authTexts.undoHeading} lead={authTexts.undoLead}>
      <UndoEmailForm />
    </AuthPage>
  );
}
