// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import Couriers from './couriers.tsx';

const layout = { _id: 'a', name: 'Fast', columns: [{ title: 'Order', field: 'orderNumber', text: '' }] };

const title = () => document.querySelector('[role="dialog"] h2')?.textContent;

afterEach(() => vi.unstubAllGlobals());

it('a layout that was closed while it saves leaves the next one open', async () => {
  const saving = Promise.withResolvers<{ body: unknown }>();
  const sent = mockCalls({ 'PUT /admin/courier-layouts/a': () => saving.promise });
  const loaderData = { layouts: [layout] };
  await mountPage(<Couriers {...({ loaderData } as unknown as Parameters<typeof Couriers>[0])} />);
  await press('Edit');
  await waitUntil(() => expect(title()).toBe('Edit Layout'));
  await press('Save Layout');
  expect(sent).toHaveLength(1);
  await press('Close');
  await press('New layout');
  expect(title()).toBe('New Layout');
  await act(async () => saving.resolve({ body: layout }));
  expect(title()).toBe('New Layout');
});
