import { act, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useCloseByBack } from './useCloseByBack.ts';

/** As in Chrome: each watcher closes once, and Back goes to the latest one. */
class Watcher {
  static open: Watcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    Watcher.open.push(this);
  }
  destroy(): void {
    Watcher.open = Watcher.open.filter((one) => one !== this);
  }
}

function goBack(): 'closed' | 'left the page' {
  const last = Watcher.open.at(-1);
  if (!last) return 'left the page';
  last.destroy();
  last.onclose?.();
  return 'closed';
}

async function mount(page: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(page));
  const unmount = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await unmount();
    place.remove();
  });
  return { unmount };
}

beforeEach(() => {
  Watcher.open = [];
  vi.stubGlobal('CloseWatcher', Watcher);
});

function Photo({ asksFirst = false }: { asksFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const [asked, setAsked] = useState(0);
  useCloseByBack(isOpen, () => (asksFirst ? setAsked(asked + 1) : setIsOpen(false)));
  return <p>{isOpen ? `open, asked ${asked}` : 'closed'}</p>;
}

const shown = () => document.querySelector('p')?.textContent;
const back = () => act(async () => goBack());

it('Back closes what is open, and only then leaves the page', async () => {
  await mount(<Photo />);
  expect(await back()).toBe('closed');
  expect(shown()).toBe('closed');
  expect(await back()).toBe('left the page');
});

it('Back asks again each time, where closing asks first', async () => {
  await mount(<Photo asksFirst />);
  await back();
  await back();
  expect(shown()).toBe('open, asked 2');
  expect(Watcher.open).toHaveLength(1);
});

it('nothing is left of it when the page is gone without closing it', async () => {
  const { unmount } = await mount(<Photo />);
  await unmount();
  expect(Watcher.open).toEqual([]);
});
