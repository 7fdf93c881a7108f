import { expect, it } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { WebhookDeliveries } from './WebhookDeliveries.tsx';

it('writes the response and the attempts of a message in the digits of the page', async () => {
  readLanguageFrom(() => 'bn');
  const delivery = {
    ...{ _id: 'a', event: 'order.placed', state: 'queued' as const, attempts: 5, status: 503, note: '' },
    ...{ queuedAt: '2026-11-28T10:00:00.000Z', triedAt: null, nextAt: null },
  };
  await mountPage(<WebhookDeliveries deliveries={[delivery]} url="https://example.com/hook" />);
  expect(document.body.textContent).toContain('৫০৩');
  expect(document.body.textContent).toContain('৫');
  expect(document.body.textContent).not.toMatch(/\d/);
});
