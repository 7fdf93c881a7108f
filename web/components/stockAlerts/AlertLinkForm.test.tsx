import { act } from 'react';
import { expect, it } from 'vitest';
import { mountPage, press } from '#web/testing/mountPage.tsx';
import { AlertLinkForm } from './AlertLinkForm.tsx';

it('a failure goes away as soon as it is tried again', async () => {
  const tries = [
    () => Promise.reject(new Error('no response')),
    () => new Promise<{ message: string }>(() => {}),
  ];
  const send = () => tries.shift()?.() ?? Promise.resolve({ message: '' });
  await mountPage(<AlertLinkForm label="Confirm" busyLabel="Confirming" otherwise="It failed" send={send} />);
  await press('Confirm');
  await act(async () => {});
  expect(document.body.textContent).toContain('It failed');
  await press('Confirm');
  expect(document.body.textContent).not.toContain('It failed');
});
