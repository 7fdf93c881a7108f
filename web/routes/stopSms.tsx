import { stopSmsTexts } from '#texts/sms.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { StopSmsForm } from '#web/components/sms/StopSmsForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/stopSms.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: stopSmsTexts.metaTitle,
    description: stopSmsTexts.metaDescription,
    isHidden: true,
  });

export default function StopSms() {
  return (
    <AuthPage title={stopSmsTexts.title} lead={stopSmsTexts.lead}>
      <StopSmsForm />
    </AuthPage>
  );
}
