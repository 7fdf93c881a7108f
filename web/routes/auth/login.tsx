import { withReturnTo } from '#domain/returnTo.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { LoginForm } from '#web/components/auth/LoginForm.tsx';
import { PhoneLoginLink } from '#web/components/auth/PhoneLoginLink.tsx';
import { useLeaveOnceSignedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Login',
    description: 'Log in to see your cart, your orders and your saved addresses.',
    isHidden: true,
  });

export default function Login() {
  const returnTo = useReturnTo();
  useLeaveOnceSignedIn(returnTo);
  return (
    <AuthPage
      title="Welcome back"
      lead="Log in to see your orders and check out faster."
      footer={
        <>
          New here?{' '}
          <Link to={withReturnTo('/auth/register', returnTo)} className={authLinkClass}>
            Create an account
          </Link>
          <span className="mt-3 block">
            Waiting for a parcel?{' '}
            <Link to="/track" className={authLinkClass}>
              Track your order
            </Link>
          </span>
        </>
      }
    >
      <LoginForm />
      <PhoneLoginLink returnTo={returnTo} />
    </AuthPage>
  );
}
