import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { batchesTexts, batchMessages } from '#texts/batches.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import type { ListedBatch } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, typeInto, waitUntil } from '#web/testing/mountPage.tsx';
import { CorrectDialog, WriteOffDialog } from './BatchDialogs.tsx';

const batch: ListedBatch = {
  ...{ _id: 'a', product: { _id: 'p', name: 'Cream', image: '/cream.jpg' }, colour: '', label: 'L-1' },
  ...{ expiresOn: '2026-12-10', daysLeft: 11, pieces: 10, sellable: false },
  changedAt: '2026-11-28T10:00:00.000Z',
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

const newer = { ...batch, label: 'L-2', changedAt: '2026-11-28T11:00:00.000Z' };

function DialogOnList({ onClose }: { onClose: () => void }) {
  const [shown, setShown] = useState(batch);
  return (
    <>
      <CorrectDialog batch={shown} onClose={onClose} />
      <button type="button" aria-label="read again" onClick={() => setShown(newer)} />
    </>
  );
}

it('a correction says which batch it was made from, also after the list was read again', async () => {
  const sent = mockCalls({
    'PUT /admin/batches/a': () => ({
      status: 409,
      body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
    }),
  });
  const onClose = vi.fn();
  await mountPage(<DialogOnList onClose={onClose} />);
  await press('read again');
  await press(batchesTexts.save);
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toMatchObject({ label: 'L-1', basedOn: batch.changedAt });
  expect(onClose).not.toHaveBeenCalled();
});
