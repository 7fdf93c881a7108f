import Plus from 'virtual:lucide/plus';
import Webhook from 'virtual:lucide/webhook';
import { useState } from 'react';
import { MAX_WEBHOOKS } from '#domain/webhooks.ts';
import { webhooksTexts } from '#texts/webhooks.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { WebhookCard } from '#web/components/webhooks/WebhookCard.tsx';
import type { OpenedWebhook } from '#web/components/webhooks/WebhookDialog.tsx';
import { WebhookSecret } from '#web/components/webhooks/WebhookSecret.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { Route } from './+types/webhooks.ts';

const loadDialog = () => import('#web/components/webhooks/WebhookDialog.tsx');

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: webhooksTexts.title,
    description: webhooksTexts.description,
    isHidden: true,
  });

export const clientLoader = () => adminPages.webhooks();

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={webhooksTexts.loadFailed} />;
}

export default function Webhooks({ loaderData: { webhooks } }: Route.ComponentProps) {
  const [opened, setOpened] = useState<OpenedWebhook | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => setOpened(null);
  const dialog = useLoaded(loadDialog, opened, close);
  return (
    <AdminPage
      title={webhooksTexts.title}
      actions={
        <Button size="sm" disabled={webhooks.length >= MAX_WEBHOOKS} onClick={() => setOpened('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {webhooksTexts.newWebhook}
        </Button>
      }
    >
      <p className="max-w-prose text-muted text-sm">{webhooksTexts.intro}</p>
      {secret && <WebhookSecret secret={secret} onSaved={() => setSecret(null)} />}
      {webhooks.map((webhook) => (
        <WebhookCard
          key={webhook._id}
          webhook={webhook}
          onEdit={() => setOpened(webhook)}
          onSecret={setSecret}
        />
      ))}
      {webhooks.length === 0 && (
        <EmptyState icon={<Webhook className="size-7" />} title={webhooksTexts.empty} level={2}>
          {webhooksTexts.emptyHint}
        </EmptyState>
      )}
      {dialog && <dialog.WebhookDialog opened={opened} onClose={close} onSecret={setSecret} />}
    </AdminPage>
  );
}
