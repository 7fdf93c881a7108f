import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountPage, press, typeInto } from '#web/testing/mountPage.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { useHasUnsavedForms } from './useUnsavedForm.ts';

const order = { _id: 'a', toCollect: 1060 } as AdminOrder;

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <output>{useHasUnsavedForms() ? 'unsaved' : 'nothing to lose'}</output>
      {isOpen && <PaymentForm order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const state = () => document.querySelector('output')?.textContent;

it('a form has unsaved input from the first change until it is changed back or cancelled', async () => {
  await mountPage(<Page />);
  expect(state()).toBe('nothing to lose');
  await typeInto('[inputmode="decimal"]', '500');
  expect(state()).toBe('unsaved');
  await typeInto('[inputmode="decimal"]', '');
  expect(state()).toBe('nothing to lose');
  await typeInto('[inputmode="decimal"]', '500');
  await press('Cancel');
  expect(state()).toBe('nothing to lose');
});
