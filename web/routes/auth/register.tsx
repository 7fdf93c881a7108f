import { withReturnTo } from '#domain/returnTo.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { PhoneLoginLink } from '#web/components/auth/PhoneLoginLink.tsx';
import { RegisterForm } from '#web/components/auth/RegisterForm.tsx';
import { useLeaveOnceLoggedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import type { Route } from './+types/register.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: authTexts.register,
    description: authTexts.registerDescription,
    isHidden: true,
  });

export default function Register() {
  const returnTo = useReturnTo();
  useLeaveOnceLoggedIn(returnTo);
  return (
    <AuthPage
      title={authTexts.createYourAccount}
      lead={returnTo ? accountMessages.continuePurchase : authTexts.registerLead}
      footer={
        <TextWith
          text={authTexts.haveAccount}
          parts={{
            login: (
              <Link to={withReturnTo('/auth/login', returnTo)} className={authLinkClass}>
                {authTexts.logIn}
              </Link>
            ),
          }}
        />
      }
    >
      <RegisterForm />
      <PhoneLoginLink returnTo={returnTo} />
    </AuthPage>
  );
}
