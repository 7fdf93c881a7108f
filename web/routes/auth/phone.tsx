import { useRef } from 'react';
import { formatPhone } from '#domain/phones.ts';
import { withReturnTo } from '#domain/returnTo.ts';
import { phoneLoginTexts } from '#texts/phoneLogin.ts';
import { AuthPage, authLinkClass } from '#web/components/auth/AuthPage.tsx';
import { PhoneCodeStep } from '#web/components/auth/PhoneCodeStep.tsx';
import { PhoneStep } from '#web/components/auth/PhoneStep.tsx';
import { forgetSentPhoneCode, useSentPhoneCode } from '#web/components/auth/sentPhoneCode.ts';
import { useLeaveOnceLoggedIn, useReturnTo } from '#web/components/auth/useReturnTo.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import type { Route } from './+types/phone.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: phoneLoginTexts.title,
    description: phoneLoginTexts.description,
    isHidden: true,
  });

export default function PhoneLogin() {
  const returnTo = useReturnTo();
  useLeaveOnceLoggedIn(returnTo);
  const { phone } = useSentPhoneCode();
  const typed = useRef('');
  const change = () => {
    typed.current = phone ?? '';
    forgetSentPhoneCode();
  };
  return (
    <AuthPage
      title={phoneLoginTexts.title}
      lead={phone ? <SentTo phone={phone} onChange={change} /> : phoneLoginTexts.lead}
      footer={
        <Link to={withReturnTo('/auth/login', returnTo)} className={authLinkClass}>
          {phoneLoginTexts.useEmail}
        </Link>
      }
    >
      {phone ? <PhoneCodeStep key={phone} phone={phone} /> : <PhoneStep phone={typed.current} />}
    </AuthPage>
  );
}

const SentTo = ({ phone, onChange }: { phone: string; onChange: () => void }) => (
  <>
    <TextWith
      text={phoneLoginTexts.sentTo}
      parts={{ phone: <span className="font-medium text-ink">{formatPhone(phone)}</span> }}
    />{' '}
    <button type="button" className={authLinkClass} onClick={onChange}>
      {phoneLoginTexts.changePhone}
    </button>
  </>
);
