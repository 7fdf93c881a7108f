import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { leavingTexts } from '#texts/leaving.ts';
import { useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { buttonNamed, mountPage, press, typeInto } from '#web/testing/mountPage.tsx';
import { questionStore } from '#web/ui/confirm.ts';
import { GuardedDialog } from './GuardedDialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <GuardedDialog open={isOpen} onClose={() => setIsOpen(false)} title="New coupon">
        <input name="code" />
        <button type="button" onClick={() => setIsOpen(false)}>
          Save
        </button>
      </GuardedDialog>
    </>
  );
}

const isShown = () =>
  document.querySelector('[role="dialog"]:not([data-ending-style]) [name="code"]') !== null;
const question = () => questionStore.getState().question;
const answer = (isYes: boolean) => act(async () => question()?.answer(isYes));

it('asks before it is closed once something was typed, and stays with what was typed', async () => {
  await mountPage(<Page />);
  await typeInto('[name="code"]', 'EID10');
  await press('Close');
  expect(question()?.text).toBe(leavingTexts.closeQuestion);
  await answer(false);
  expect(document.querySelector<HTMLInputElement>('[name="code"]')?.value).toBe('EID10');
  await press('Close');
  await answer(true);
  expect(isShown()).toBe(false);
});

it('closes without a question before anything was typed, and when its form closes it', async () => {
  await mountPage(<Page />);
  await press('Close');
  expect([question(), isShown()]).toEqual([null, false]);
  await press('Open');
  await typeInto('[name="code"]', 'EID10');
  await act(async () => buttonNamed('Save').click());
  expect([question(), isShown()]).toEqual([null, false]);
  await press('Open');
  await press('Close');
  expect(question()).toBe(null);
});

function GuardedPage() {
  useLeaveGuard(true);
  return (
    <GuardedDialog open onClose={() => undefined} title="Restock">
      <input name="pieces" />
    </GuardedDialog>
  );
}

it('leaves the question of the page below it alone', async () => {
  const { router } = await mountPage(<GuardedPage />);
  await act(async () => void router.navigate('/elsewhere'));
  expect(question()?.text).toBe(leavingTexts.question);
  await answer(false);
});
