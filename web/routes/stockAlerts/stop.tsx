import { stockAlertMessages, stockAlertsTexts } from '#texts/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { AlertLinkForm } from '#web/components/stockAlerts/AlertLinkForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/stop.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: stockAlertsTexts.stopTitle,
    description: stockAlertsTexts.stopDescription,
    isHidden: true,
  });

export default function StopAlerts() {
  return (
    <AuthPage title={stockAlertsTexts.stopQuestion} lead={stockAlertsTexts.stopText}>
      <AlertLinkForm
        label={stockAlertsTexts.stop}
        busyLabel={stockAlertsTexts.stopping}
        otherwise={stockAlertMessages.stopFailed}
        send={(token) => api.stopStockAlerts({ body: { token } })}
      />
    </AuthPage>
  );
}
