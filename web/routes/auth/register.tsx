import { pageMeta } from '#web/pageMeta.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Register', description: 'Create an account.', isHidden: true });

export default function Register() {
  return (
    <div className="page-width py-12">
      <PageTitle>Register</PageTitle>
    </div>
  );
}
