import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

async function mount(page: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(page));
}

function Page({ isOpenerLeft }: { isOpenerLeft: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {(isOpenerLeft || !isOpen) && (
        <button type="button" aria-label="Review" onClick={() => setIsOpen(true)}>
          Review
        </button>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Write a Review">
        <input aria-label="Title" />
      </Dialog>
    </main>
  );
}

const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
const focusIsAt = (name: string) => act(() => vi.waitFor(() => expect(focused()).toBe(name)));

/** The dialog begins with its Close button. */
async function openAndClose() {
  await act(async () => {
    labelled('Review')?.focus();
    labelled('Review')?.click();
  });
  await focusIsAt('Close');
  await act(async () => labelled('Close')?.click());
}

it('gives the focus back to what it was opened from', async () => {
  await mount(<Page isOpenerLeft />);
  await openAndClose();
  await focusIsAt('Review');
});

it('gives the focus to the content if what it was opened from is gone', async () => {
  await mount(<Page isOpenerLeft={false} />);
  await openAndClose();
  await focusIsAt('content');
});
