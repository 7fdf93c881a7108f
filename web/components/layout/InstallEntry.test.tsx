import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchInstallOffer } from '#web/browser/installOffer.ts';
import { buttonNamed, mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { InstallEntry } from './InstallEntry.tsx';

it('the footer offers to install the shop only where the browser does', async () => {
  watchInstallOffer();
  await mountPage(<InstallEntry />);
  expect(() => buttonNamed('Install app')).toThrow();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => void window.dispatchEvent(offer));
  await press('Install app');
  expect(prompt).toHaveBeenCalledOnce();
  expect(() => buttonNamed('Install app')).toThrow();
});

it.each([
  [false, true],
  [true, false],
])(
  'on an iPhone where the shop is installed: %s, it explains the steps: %s',
  async (standalone, explains) => {
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
    await mountPage(<InstallEntry />);
    if (!explains) return void expect(() => buttonNamed('Install app')).toThrow();
    await press('Install app');
    await waitUntil(() => expect(document.body.textContent).toContain('Choose “Add to Home Screen”.'));
  },
);
