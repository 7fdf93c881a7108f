import { stockAlertMessages } from '#domain/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { AlertLinkForm } from '#web/components/stockAlerts/AlertLinkForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/confirm.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Confirm Your Alert',
    description: 'Confirm that we may email you when a sold-out product is back.',
    isHidden: true,
  });

export default function ConfirmAlert() {
  return (
    <AuthPage
      title="Shall we tell you when it is back?"
      lead="Confirm here, and we will email you once it is in stock again."
    >
      <AlertLinkForm
        label="Yes, Tell Me"
        busyLabel="Confirming..."
        otherwise={stockAlertMessages.confirmFailed}
        send={(token) => api.confirmStockAlert({ body: { token } })}
      />
    </AuthPage>
  );
}
