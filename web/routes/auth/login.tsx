import { useStore } from 'zustand';
import { withReturnTo } from '#domain/returnTo.ts';
import { authTexts } from '#texts/auth.ts';
import { problemTexts } from '#texts/problems.ts';
import { sessionStore } from '#web/auth/session.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { LoginForm } from '#web/components/auth/LoginForm.tsx';
import { PhoneLoginLink } from '#web/components/auth/PhoneLoginLink.tsx';
import { useLeaveOnceLoggedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import type { Route } from './+types/login.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: authTexts.login,
    description: authTexts.loginDescription,
    isHidden: true,
  });

export default function Login() {
  const returnTo = useReturnTo();
  useLeaveOnceLoggedIn(returnTo);
  /** Who was sent here while working learns why. */
  const hasEnded = useStore(sessionStore, (session) => session.hasEnded);
  return (
    <AuthPage
      title={authTexts.welcomeBack}
      lead={hasEnded ? problemTexts.sessionEnded : authTexts.loginLead}
      footer={
        <>
          <TextWith
            text={authTexts.newHere}
            parts={{
              register: (
                <Link to={withReturnTo('/auth/register', returnTo)} className={authLinkClass}>
                  {authTexts.createAnAccount}
                </Link>
              ),
            }}
          />
          <span className="mt-3 block">
            <TextWith
              text={authTexts.waitingForParcel}
              parts={{
                track: (
                  <Link to="/track" className={authLinkClass}>
                    {authTexts.trackYourOrder}
                  </Link>
                ),
              }}
            />
          </span>
        </>
      }
    >
      <LoginForm />
      <PhoneLoginLink returnTo={returnTo} />
    </AuthPage>
  );
}
