import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/forgotPassword.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot Password',
    description: 'Set a new password with a code sent to your e-mail address.',
    isHidden: true,
  });

export default function ForgotPassword() {
  return (
    <div className="page-width py-12">
      <PageTitle>Forgot Password</PageTitle>
    </div>
  );
}
