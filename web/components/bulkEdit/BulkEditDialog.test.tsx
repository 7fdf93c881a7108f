import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press } from '#web/testing/mountPage.tsx';
import { BulkEditDialog } from './BulkEditDialog.tsx';

const plan = {
  isDone: false,
  confirm: 'plan',
  changed: 1,
  changes: [],
  faults: [],
  faultCount: 0,
  notes: [],
};

function Products() {
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsEditing(false);
  return (
    <>
      <button type="button" onClick={() => setIsEditing(true)}>
        Bulk Edit
      </button>
      {isEditing && <BulkEditDialog ids={['a']} onClose={close} onDone={() => undefined} />}
    </>
  );
}

it('a bulk edit that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const responses = [{ body: plan }, saving.promise];
  const sent = mockCalls({ 'POST /admin/products/bulk': () => responses.shift() ?? { body: plan } });
  await mountPage(<Products />);
  await press('Bulk Edit');
  const featured = document.querySelector<HTMLSelectElement>('[name="featured"]');
  if (featured) featured.value = 'yes';
  await press('Preview');
  await press('Change 1 product');
  expect(sent).toHaveLength(2);
  await press('Close');
  await press('Bulk Edit');
  await act(async () => saving.resolve({ body: { ...plan, isDone: true } }));
  expect(document.querySelector('[role="dialog"]')).not.toBeNull();
});
