import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { leavingTexts } from '#texts/leaving.ts';
import { mountPage, type } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { ColumnChoice } from './ColumnChoice.tsx';

const question = () => questionStore.getState().question?.text;

it('asks before the chosen columns of a statement are left', async () => {
  const { router } = await mountPage(
    <ColumnChoice name="Fast" headings={['Ref', 'Taken']} onSaved={vi.fn()} />,
  );
  await type('name', 'Fast Dhaka');
  await act(async () => void router.navigate('/admin/money'));
  expect(question()).toBe(leavingTexts.question);
  await act(async () => questionStore.getState().question?.answer(false));
  expect(router.state.location.pathname).toBe('/');
});
