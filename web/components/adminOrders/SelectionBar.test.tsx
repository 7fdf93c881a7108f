import { expect, it, vi } from 'vitest';
import type { AdminOrder } from '#web/api/responses.ts';
import { mountPage } from '#web/testing/mountPage.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const order = (id: string, status: string) =>
  ({ _id: id, status, confirmation: 'confirmed' }) as unknown as AdminOrder;

it('says which statuses the selected orders have, since they may be on other pages of the list', async () => {
  const selected = [order('1', 'shipped'), order('2', 'pending'), order('3', 'shipped')];
  const actions = { toggle: vi.fn(), add: vi.fn(), remove: vi.fn(), clear: vi.fn(), readAgain: vi.fn() };
  await mountPage(<SelectionBar selection={{ selected, has: () => true, ...actions }} layouts={[]} />);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('3 selected: 1 Pending, 2 Shipped');
});
