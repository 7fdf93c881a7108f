import { expect, it } from 'vitest';
import { emailUndoMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { UndoEmailForm } from './UndoEmailForm.tsx';

it('a failure goes away as soon as it is tried again', async () => {
  const call = 'POST /auth/email/undo';
  await mountPage(<UndoEmailForm />);
  const fails = () => expect(document.body.textContent).toContain(emailUndoMessages.failed);
  mockCalls({ [call]: () => ({ status: 500, body: { code: 'broken' } }) });
  await press(authTexts.undo);
  await waitUntil(fails);
  mockCalls({ [call]: () => new Promise(() => {}) });
  await press(authTexts.undo);
  expect(fails).toThrow();
});
