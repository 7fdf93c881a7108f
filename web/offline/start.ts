/** Loaded after the first view (`useOffline.ts`). */

import { watchLinks } from './offlineLinks.ts';
import { sayIfStored } from './sayIfStored.ts';
import { storeShownPages } from './storeShownPages.ts';
import { watchOutbox } from './watchOutbox.ts';

/** What a change without a network needs is loaded while there is one. */
const prepare = () =>
  Promise.all([import('./storeCommand.ts'), import('./sendOutbox.ts')]).catch(() => undefined);

export function startOffline(): void {
  watchLinks();
  sayIfStored();
  void prepare().then(storeShownPages);
  watchOutbox();
}
