import { expect, it } from 'vitest';
import { stopSmsTexts } from '#texts/sms.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { StopSmsForm } from './StopSmsForm.tsx';

it('offers to start the SMS again after the page was loaded anew', async () => {
  window.location.hash = '#link';
  let isStopped = false;
  const sent = mockCalls({
    'POST /sms/stop': ({ body }) => {
      const { stop } = body as { stop?: boolean };
      isStopped = stop ?? isStopped;
      return { body: { message: stop === undefined ? '' : stopSmsTexts.stopped, isStopped } };
    },
  });
  const { unmount } = await mountPage(<StopSmsForm />);
  await press(stopSmsTexts.stop);
  await waitUntil(() => expect(buttonNamed(stopSmsTexts.start)).toBeTruthy());
  await unmount();
  await mountPage(<StopSmsForm />);
  await waitUntil(() => expect(buttonNamed(stopSmsTexts.start)).toBeTruthy());
  expect(document.body.textContent).toContain(stopSmsTexts.stopped);
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'link' },
    { token: 'link', stop: true },
    { token: 'link' },
  ]);
});
