// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { batchesTexts, batchMessages } from '#texts/batches.ts';
import type { ListedBatch } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { WriteOffDialog } from './BatchDialogs.tsx';

afterEach(() => vi.unstubAllGlobals());

const batch: ListedBatch = {
  ...{ _id: 'a', product: { _id: 'p', name: 'Cream', image: '/cream.jpg' }, colour: '', label: 'L-1' },
  ...{ expiresOn: '2026-12-10', daysLeft: 11, pieces: 10, sellable: false },
};

it('shows one message at a time: the one of the last try', async () => {
  const short = 'Only 10 left in stock';
  mockCalls({
    'POST /admin/batches/a/write-off': () => ({ status: 409, body: { code: 'shortStock', message: short } }),
  });
  await mountPage(<WriteOffDialog batch={batch} onClose={() => undefined} />);
  await typeInto('[inputmode="numeric"]', '11');
  await press(batchesTexts.writeOff);
  await waitUntil(() => expect(document.body.textContent).toContain(short));
  await typeInto('[inputmode="numeric"]', '2.5');
  await press(batchesTexts.writeOff);
  expect(document.body.textContent).toContain(batchMessages.piecesRule);
  expect(document.body.textContent).not.toContain(short);
});
