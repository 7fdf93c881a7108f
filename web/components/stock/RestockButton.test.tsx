import { act } from 'react';
import { expect, it } from 'vitest';
import { restockMessages, stockTexts } from '#texts/stockChanges.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { toastQueue } from '#web/ui/toast.ts';
import { RestockButton } from './RestockButton.tsx';

const ring = { _id: 'a', name: 'Ring', category: 'rings', stock: 2, sizes: [], colors: [] };

const dialog = () => document.querySelector('[role="dialog"]');

it('a restock that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const sent = mockCalls({
    'GET /admin/products/a': () => ({ body: ring }),
    'POST /admin/products/a/restock': () => saving.promise,
  });
  await mountPage(<RestockButton id="a" name="Ring" />);
  await press('Restock Ring');
  await waitUntil(() => expect(dialog()).not.toBeNull());
  await typeInto('[role="dialog"] input', '3');
  await press('Add to stock');
  expect(sent).toHaveLength(2);
  expect(sent[1]?.headers.get('idempotency-key')).toBeTruthy();
  await press('Close');
  await act(async () => questionStore.getState().question?.answer(true));
  await press('Restock Ring');
  expect(dialog()).not.toBeNull();
  await act(async () => saving.resolve({ body: ring }));
  expect(dialog()).not.toBeNull();
});

it('says of a batch that expires too soon that its pieces are not for sale', async () => {
  const cream = { ...ring, name: 'Cream', category: 'cosmetics', unsoldUntil: '2026-12-28' };
  mockCalls({
    'GET /admin/products/a': () => ({ body: cream }),
    'POST /admin/products/a/restock': () => ({ body: { product: cream } }),
  });
  await mountPage(<RestockButton id="a" name="Cream" />);
  await press('Restock Cream');
  await waitUntil(() => expect(dialog()).not.toBeNull());
  const warning = stockTexts.expiresTooSoon('28 Dec 2026');
  await typeInto('[type="date"]', '2026-12-29');
  expect(dialog()?.textContent).not.toContain(warning);
  await typeInto('[type="date"]', '2026-12-28');
  expect(dialog()?.textContent).toContain(warning);
  await typeInto('fieldset input:not([type="date"])', 'L-1');
  await typeInto('fieldset input[inputmode="numeric"]', '3');
  await press('Add to stock');
  const done = restockMessages.expireTooSoon(restockMessages.done(3, 'Cream'), 3);
  await waitUntil(() => expect(dialog()).toBeNull());
  expect(toastQueue.getState().queue.map(({ text }) => text)).toContain(done);
});
