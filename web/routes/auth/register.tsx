import { Link } from 'react-router';
import { accountMessages } from '#domain/accountMessages.ts';
import { withReturnTo } from '#domain/returnTo.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { RegisterForm } from '#web/components/auth/RegisterForm.tsx';
import { useLeaveOnceSignedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/pageMeta.ts';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Register', description: 'Create an account.', isHidden: true });

export default function Register() {
  const returnTo = useReturnTo();
  useLeaveOnceSignedIn(returnTo);
  return (
    <AuthPage
      title="Create your account"
      lead={
        returnTo ? accountMessages.continuePurchase : 'Order with cash on delivery and follow every parcel.'
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to={withReturnTo('/auth/login', returnTo)} className={authLinkClass}>
            Login
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthPage>
  );
}
