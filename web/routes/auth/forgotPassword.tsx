import { useState } from 'react';
import { Link } from 'react-router';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { CodeStep } from '#web/components/auth/CodeStep.tsx';
import { EmailStep } from '#web/components/auth/EmailStep.tsx';
import { ResetDone } from '#web/components/auth/ResetDone.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import type { Route } from './+types/forgotPassword.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Forgot Password',
    description: 'Set a new password with a code sent to your e-mail address.',
    isHidden: true,
  });

type Step = { at: 'email' } | { at: 'code'; email: string } | { at: 'done'; message: string };

export default function ForgotPassword() {
  const [step, setStep] = useState<Step>({ at: 'email' });
  return (
    <AuthPage
      title={step.at === 'email' ? 'Forgot your password?' : 'Reset your password'}
      lead={<Lead step={step} />}
      footer={<Footer />}
    >
      {step.at === 'email' && <EmailStep onSent={(email) => setStep({ at: 'code', email })} />}
      {step.at === 'code' && (
        <CodeStep email={step.email} onReset={(message) => setStep({ at: 'done', message })} />
      )}
      {step.at === 'done' && <ResetDone message={step.message} />}
    </AuthPage>
  );
}

function Lead({ step }: { step: Step }) {
  if (step.at === 'done') return null;
  if (step.at === 'email') return 'We will send a verification code to your e-mail address.';
  return (
    <>
      We sent a code to <span className="font-medium text-ink [overflow-wrap:anywhere]">{step.email}</span>
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
