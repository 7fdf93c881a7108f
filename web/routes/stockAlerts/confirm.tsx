import { stockAlertMessages, stockAlertsTexts } from '#texts/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { AlertLinkForm } from '#web/components/stockAlerts/AlertLinkForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: stockAlertsTexts.confirmTitle,
    description: stockAlertsTexts.confirmDescription,
    isHidden: true,
  });

export default function ConfirmAlert() {
  return (
    <AuthPage title={stockAlertsTexts.confirmQuestion} lead={stockAlertsTexts.confirmText}>
      <AlertLinkForm
        label={stockAlertsTexts.confirm}
        busyLabel={stockAlertsTexts.confirming}
        otherwise={stockAlertMessages.confirmFailed}
        send={(token) => api.confirmStockAlert({ body: { token } })}
      />
    </AuthPage>
  );
}
