import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Login', description: 'Sign in to your account.', isHidden: true });

export default function Login() {
  return (
    <div className="page-width py-12">
      <PageTitle>Login</PageTitle>
    </div>
  );
}
