// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { RestockButton } from './RestockButton.tsx';

const ring = { _id: 'a', name: 'Ring', category: 'rings', stock: 2, sizes: [], colors: [] };

const dialog = () => document.querySelector('[role="dialog"]');

afterEach(() => vi.unstubAllGlobals());

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
