import { act } from 'react';
import { expect, it } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { freshenSelection, useSelection } from './useSelection.ts';

const order = (id: string, status: string) => ({ _id: id, status }) as unknown as AdminOrder;

/** The list's second page: the selected orders are on the first. */
function SecondPage() {
  const { selected, add, clear, readAgain } = useSelection([]);
  return (
    <>
      <p>{selected.map(({ _id, status }) => `${_id} ${status}`).join(', ')}</p>
      <button type="button" onClick={() => add([order('1', 'pending'), order('2', 'pending')])}>
        select
      </button>
      <button type="button" onClick={() => void readAgain()}>
        read again
      </button>
      <button type="button" onClick={clear}>
        clear
      </button>
    </>
  );
}
const shown = () => document.querySelector('p')?.textContent;

it('an order that was moved on its page has its new status in the selection on other pages, too', async () => {
  await mountPage(<SecondPage />);
  await press('select');
  await act(async () => freshenSelection([order('1', 'processing'), order('3', 'shipped')]));
  expect(shown()).toBe('1 processing, 2 pending');
  await press('clear');
});

it('the selection is read again, wherever its orders are in the list', async () => {
  mockCalls({
    'GET /orders?ids=1%2C2&limit=200': () => ({ body: { orders: [order('2', 'shipped')] } }),
  });
  await mountPage(<SecondPage />);
  await press('select');
  await press('read again');
  await waitUntil(() => expect(shown()).toBe('1 pending, 2 shipped'));
  await press('clear');
});
