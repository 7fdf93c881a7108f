import { stockAlertMessages } from '#domain/stockAlerts.ts';
import { api } from '#web/api/client.ts';
import { AuthPage } from '#web/components/auth/AuthPage.tsx';
import { AlertLinkForm } from '#web/components/stockAlerts/AlertLinkForm.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/stop.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Stop Alerts',
    description: 'Get no more emails about products that are back in stock.',
    isHidden: true,
  });

export default function StopAlerts() {
  return (
    <AuthPage
      title="No more of these emails?"
      lead="We will remove all your alerts for products that are back in stock. Emails about your orders stay."
    >
      <AlertLinkForm
        label="Stop These Emails"
        busyLabel="Stopping..."
        otherwise={stockAlertMessages.stopFailed}
        send={(token) => api.stopStockAlerts({ body: { token } })}
      />
    </AuthPage>
  );
}
