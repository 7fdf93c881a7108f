import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { watchInstallOffer } from '#web/browser/installOffer.ts';
import { buttonNamed, mountPage, press } from '#web/testing/mountPage.tsx';
import { MenuLinks } from './MenuLinks.tsx';

it('the menu offers to install the shop once the browser does, and until it was asked', async () => {
  watchInstallOffer();
  await mountPage(<MenuLinks onClose={() => undefined} />);
  expect(() => buttonNamed('Install app')).toThrow();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  await act(async () => void window.dispatchEvent(offer));
  expect(offer.defaultPrevented).toBe(true);
  await press('Install app');
  expect(prompt).toHaveBeenCalledOnce();
  expect(() => buttonNamed('Install app')).toThrow();
});
