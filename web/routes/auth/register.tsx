import { accountMessages } from '#domain/accountMessages.ts';
import { withReturnTo } from '#domain/returnTo.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { PhoneLoginLink } from '#web/components/auth/PhoneLoginLink.tsx';
import { RegisterForm } from '#web/components/auth/RegisterForm.tsx';
import { useLeaveOnceSignedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Register',
    description:
      'Create an account to order handmade jewelry and cosmetics, track deliveries and write reviews.',
    isHidden: true,
  });

export default function Register() {
  const returnTo = useReturnTo();
  useLeaveOnceSignedIn(returnTo);
  return (
    <AuthPage
      title="Create your account"
      lead={
        returnTo ? accountMessages.continuePurchase : 'Order with cash on delivery and track your orders.'
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to={withReturnTo('/auth/login', returnTo)} className={authLinkClass}>
            Log in
          </Link>
        </>
      }
    >
      <RegisterForm />
      <PhoneLoginLink returnTo={returnTo} />
    </AuthPage>
  );
}
