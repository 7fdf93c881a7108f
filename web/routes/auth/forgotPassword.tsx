import { useState } from 'react';
import { authTexts } from '#texts/auth.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { CodeStep } from '#web/components/auth/CodeStep.tsx';
import { EmailStep } from '#web/components/auth/EmailStep.tsx';
import { ResetDone } from '#web/components/auth/ResetDone.tsx';
import { forgetSentCode, saveSentCode, useSentCode } from '#web/components/auth/sentCode.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import type { Route } from './+types/forgotPassword.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: authTexts.forgotPassword,
    description: authTexts.forgotDescription,
    isHidden: true,
  });

export default function ForgotPassword() {
  const { email } = useSentCode();
  const [done, setDone] = useState<string | null>(null);
  const finish = (message: string) => {
    setDone(message);
    forgetSentCode();
  };
  return (
    <AuthPage
      title={email || done ? authTexts.resetYourPassword : authTexts.forgotYourPassword}
      lead={done ? null : <Lead email={email} />}
      footer={<Footer />}
    >
      {done ? (
        <ResetDone message={done} />
      ) : email ? (
        <CodeStep email={email} onReset={finish} />
      ) : (
        <EmailStep onSent={saveSentCode} />
      )}
    </AuthPage>
  );
}

function Lead({ email }: { email: string | null }) {
  if (!email) return authTexts.forgotLead;
  return (
    <TextWith
      text={authTexts.sentTo}
      parts={{
        email: <span className="font-medium text-ink wrap-anywhere">{email}</span>,
        change: (
          <button type="button" className={authLinkClass} onClick={forgetSentCode}>
            {authTexts.change}
          </button>
        ),
      }}
    />
  );
}

function Footer() {
  return (
    <>
      <Link to="/auth/login" className={authLinkClass}>
        {authTexts.backToLogin}
      </Link>
      <span className="mt-3 block">
        <TextWith
          text={authTexts.needHelp}
          parts={{
            contact: (
              <Link to="/contact" className={authLinkClass}>
                {authTexts.contactSupport}
              </Link>
            ),
          }}
        />
      </span>
    </>
  );
}
