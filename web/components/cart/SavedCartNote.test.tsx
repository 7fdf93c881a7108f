import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '#web/api/responses.ts';
import { saveSession, sessionStore } from '#web/auth/session.ts';
import { emptySyncQueue, syncQueueStore } from '#web/state/syncQueue.ts';
import { buildCart } from '#web/testing/buildCatalogue.ts';
import { mountPage, press } from '#web/testing/mountPage.tsx';
import { LineNotes, OtherNotes } from './CartNotes.tsx';
import { SavedCartNote } from './SavedCartNote.tsx';

const text = () => document.body.textContent;
const saved = 'Saved on this phone. We will update your cart when you are back online';

beforeEach(() => {
  syncQueueStore.setState(emptySyncQueue, true);
  sessionStore.setState({ token: null, user: null });
});

it("a guest's cart says that it is saved on the phone while there is no network", async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await mountPage(<SavedCartNote isFresh={false} onRetry={vi.fn()} />);
  expect(text()).toContain(saved);
  onLine.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(text()).not.toContain(saved);
});

it('a refused change is told at its line, or by its name where there is none, until it was read', async () => {
  saveSession({ token: 't', user: { _id: 'mim' } as User });
  const [line] = buildCart([{ _id: 'churi', quantity: 1 }]).items;
  syncQueueStore.setState({
    userId: 'mim',
    notes: [
      { key: 'a', lineId: 'churi', name: 'Churi', text: 'We could not change this: Only 2 left in stock' },
      { key: 'b', lineId: 'ring', name: 'Ring', text: 'We could not add this: It is sold out' },
    ],
  });
  await mountPage(
    <>
      {line && <LineNotes line={line} />}
      <hr />
      {line && <OtherNotes lines={[line]} />}
    </>,
  );
  expect(text()).toMatch(/Only 2 left in stock.*Ring.*It is sold out/);
  await press('Got it: Churi');
  expect(text()).not.toContain('Only 2 left');
  await press('Got it: Ring');
  expect(syncQueueStore.getState()).toEqual(emptySyncQueue);
});
