/**
 * The wishlist and the items saved for later of a logged-in user, in step between tabs: a tab stores what its lists hold,
 * and another one that shows something else loads them. Those of guests are in storage themselves.
 */
import { api } from '#web/api/client.ts';
import type { CartLine } from '#web/api/responses.ts';
import { inTime } from '#web/state/cartCommands.ts';
import { serverSaved } from '#web/state/savedItems.ts';
import type { ServerStore } from '#web/state/serverStore.ts';
import { idsOf, serverWishes } from '#web/state/wishlist.ts';
import { isSeenOnline } from './isSeenOnline.ts';
import { LAST_KNOWN, lastKnown, remember } from './lastKnown.ts';

interface FollowedList<List> {
  name: 'wishes' | 'saved';
  list: ServerStore<List>;
  /** What of it is compared. */
  entriesOf: (list: List) => readonly string[];
  load: () => Promise<List>;
}

function follow<List>({ name, list, entriesOf, load }: FollowedList<List>): void {
  const isSame = () => JSON.stringify(entriesOf(list.confirmed())) === JSON.stringify(lastKnown(name));
  const note = () => {
    const { isReady, shown } = list.store.getState();
    if (isReady && shown === list.confirmed() && !isSame()) remember(name, entriesOf(shown));
  };
  // A tab that nobody sees loads it when it is shown.
  const catchUp = () => {
    if (list.store.getState().isReady && lastKnown(name) !== null && !isSame() && isSeenOnline())
      void list.ask(load).catch(() => undefined);
  };
  if (lastKnown(name) === null) note();
  // The other tab may have changed it before this code was loaded.
  catchUp();
  list.store.subscribe(note);
  window.addEventListener('storage', ({ key }) => key === LAST_KNOWN && catchUp());
  document.addEventListener('visibilitychange', catchUp);
}

const piecesOf = (lines: readonly CartLine[]): string[] =>
  lines.map(({ _id, quantity }) => `${quantity} ${_id}`);

export function followLists(): void {
  follow({
    name: 'wishes',
    list: serverWishes,
    entriesOf: (ids) => ids,
    load: async () => idsOf(await api.wishlist()),
  });
  follow({
    name: 'saved',
    list: serverSaved,
    entriesOf: piecesOf,
    load: async () => (await api.savedItems(undefined, inTime())).saved,
  });
}
