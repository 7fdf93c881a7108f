import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FORMER_SECRET_HOURS } from '#domain/webhooks.ts';
import { webhooksTexts } from '#texts/webhooks.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { Webhook } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

interface WebhookActionsProps {
  webhook: Webhook;
  onEdit: () => void;
  onSecret: (secret: string) => void;
}

export function WebhookActions({ webhook: { _id: id, url }, onEdit, onSecret }: WebhookActionsProps) {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'test' | 'secret' | 'delete' | null>(null);
  const params = { id };

  const run = async (name: 'test' | 'secret' | 'delete', work: () => Promise<void>) => {
    setBusy(name);
    await work().catch((error: unknown) => toastFailure(error, webhooksTexts.changeFailed));
    await revalidate();
    setBusy(null);
  };
  const test = () => run('test', async () => toast((await adminApi.testWebhook({ params })).message));
  const renew = async () => {
    const question = webhooksTexts.newSecretQuestion(FORMER_SECRET_HOURS);
    if (!(await confirm(question, { yes: webhooksTexts.makeSecret, no: webhooksTexts.keep }))) return;
    await run('secret', async () => onSecret((await adminApi.changeWebhookSecret({ params })).secret));
  };
  const remove = async () => {
    const question = webhooksTexts.deleteQuestion(url);
    if (!(await confirm(question, { yes: webhooksTexts.remove, no: webhooksTexts.keep, isDangerous: true })))
      return;
    await run('delete', async () => toast((await adminApi.deleteWebhook({ params })).message));
  };

  return (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" size="sm" aria-label={webhooksTexts.editOne(url)} onClick={onEdit}>
        {webhooksTexts.edit}
      </Button>
      <Button look="outline" size="sm" busy={busy === 'test'} onClick={() => void test()}>
        {webhooksTexts.sendATest}
      </Button>
      <Button look="outline" size="sm" busy={busy === 'secret'} onClick={() => void renew()}>
        {webhooksTexts.newSecret}
      </Button>
      <Button
        look="outline"
        size="sm"
        busy={busy === 'delete'}
        aria-label={webhooksTexts.removeOne(url)}
        onClick={() => void remove()}
      >
        {webhooksTexts.remove}
      </Button>
    </div>
  );
}
