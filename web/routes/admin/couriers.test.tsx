import { act } from 'react';
import { expect, it } from 'vitest';
import { problemMessages } from '#texts/problemMessages.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import Couriers from './couriers.tsx';

const layout = {
  ...{ _id: 'a', name: 'Fast', courier: null, changedAt: '2026-11-28T10:00:00.000Z' },
  columns: [{ title: 'Order', field: 'orderNumber', text: '' }],
};

const title = () => document.querySelector('[role="dialog"] h2')?.textContent;

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

it('a change says which layout it was made from, and shows that another admin was faster', async () => {
  const sent = mockCalls({
    'PUT /admin/courier-layouts/a': () => ({
      status: 409,
      body: { code: 'changedMeanwhile', message: problemMessages.changedMeanwhile },
    }),
  });
  const loaderData = { layouts: [layout] };
  await mountPage(<Couriers {...({ loaderData } as unknown as Parameters<typeof Couriers>[0])} />);
  await press('Edit');
  await waitUntil(() => expect(title()).toBe('Edit Layout'));
  await press('Save Layout');
  await waitUntil(() => expect(document.body.textContent).toContain(problemMessages.changedMeanwhile));
  expect(sent[0]?.body).toMatchObject({ name: 'Fast', basedOn: layout.changedAt });
  expect(title()).toBe('Edit Layout');
});
