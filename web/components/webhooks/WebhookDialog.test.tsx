import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { problemMessages } from '#texts/problemMessages.ts';
import { webhooksTexts } from '#texts/webhooks.ts';
import type { Webhook } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, type, waitUntil } from '#web/testing/mountPage.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';

const webhook: Webhook = {
  ...{ _id: 'a', url: 'https://example.com/hook', events: ['order.placed'], active: true },
  ...{ failingSince: null, switchedOffAt: null, deliveries: [], changedAt: '2026-11-28T10:00:00.000Z' },
};

it('a change says which webhook it was made from, and shows that another admin was faster', async () => {
  const sent = mockCalls({
    'PUT /admin/webhooks/a': () => ({
      status: 409,
      body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
    }),
  });
  const onClose = vi.fn();
  await mountPage(<WebhookDialog opened={webhook} onClose={onClose} onSecret={vi.fn()} />);
  await type('url', 'https://example.com/other');
  await press(webhooksTexts.save);
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toMatchObject({ url: 'https://example.com/other', basedOn: webhook.changedAt });
  expect(onClose).not.toHaveBeenCalled();
});

function Webhooks() {
  const [opened, setOpened] = useState<Webhook | null>(webhook);
  return (
    <>
      <button type="button" aria-label="open another" onClick={() => setOpened({ ...webhook, _id: 'b' })} />
      <WebhookDialog opened={opened} onClose={() => setOpened(null)} onSecret={() => undefined} />
    </>
  );
}

it('a webhook that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  mockCalls({ 'PUT /admin/webhooks/a': () => saving.promise });
  await mountPage(<Webhooks />);
  await press(webhooksTexts.save);
  await press('Close');
  await press('open another');
  await act(async () => saving.resolve({ body: { webhook } }));
  expect(document.querySelector('[role="dialog"]:not([data-ending-style])')).not.toBeNull();
});
