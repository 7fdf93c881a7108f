import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { toastQueue } from './toast.ts';
import { useLoaded } from './useLoaded.ts';

/** As in a page that stayed open while a new version of the shop replaced the files. */
const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function Opener({ isPressed }: { isPressed: boolean }) {
  const [isOpen, setIsOpen] = useState(!isPressed);
  useLoaded(fail, isOpen, isPressed ? () => setIsOpen(false) : undefined);
  return (
    <button type="button" aria-pressed={isOpen} onClick={() => setIsOpen(true)}>
      Open
    </button>
  );
}

async function mountOpener({ isPressed }: { isPressed: boolean }) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const root = createRoot(document.body);
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Opener isPressed={isPressed} />));
  const button = document.querySelector('button');
  return { isOpen: () => button?.getAttribute('aria-pressed'), open: () => act(async () => button?.click()) };
}

it('what a user opens says that it did not load, and offers to reload the page, each time', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const { isOpen, open } = await mountOpener({ isPressed: true });
  for (const _ of ['once', 'again']) {
    toastQueue.setState({ queue: [] });
    await open();
    expect(isOpen()).toBe('false');
    expect(toastQueue.getState().queue).toMatchObject([
      { kind: 'bad', text: expect.stringContaining('may have been updated'), action: { label: 'Reload' } },
    ]);
  }
  expect(reload).not.toHaveBeenCalled();
  const [{ action } = {}] = toastQueue.getState().queue;
  if (action && 'press' in action) action.press();
  expect(reload).toHaveBeenCalledOnce();
});

it('without a network it says that instead', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { open } = await mountOpener({ isPressed: true });
  await open();
  const { queue } = toastQueue.getState();
  expect(queue).toMatchObject([{ kind: 'bad', text: expect.stringContaining('No connection') }]);
  expect(queue[0]?.action).toBeUndefined();
});

it('what a page loads by itself fails silently', async () => {
  await mountOpener({ isPressed: false });
  expect(toastQueue.getState().queue).toEqual([]);
});
