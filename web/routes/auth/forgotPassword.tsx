import { useState } from 'react';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { CodeStep } from '#web/components/auth/CodeStep.tsx';
import { EmailStep } from '#web/components/auth/EmailStep.tsx';
import { ResetDone } from '#web/components/auth/ResetDone.tsx';
import { forgetSentCode, saveSentCode, useSentCode } from '#web/components/auth/sentCode.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Route } from './+types/forgotPassword.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot Password',
    description: 'Set a new password with a code sent to your email address.',
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
      title={email || done ? 'Reset your password' : 'Forgot your password?'}
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
  if (!email) return 'We will send a verification code to your email address.';
  return (
    <>
      We sent a code to <span className="font-medium text-ink [overflow-wrap:anywhere]">{email}</span>{' '}
      <button type="button" className={authLinkClass} onClick={forgetSentCode}>
        Change
      </button>
    </>
  );
}

function Footer() {
  return (
    <>
      <Link to="/auth/login" className={authLinkClass}>
        Back to Login
      </Link>
      <span className="mt-3 block">
        Need help?{' '}
        <Link to="/contact" className={authLinkClass}>
          Contact support
        </Link>
      </span>
    </>
  );
}
