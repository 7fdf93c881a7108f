/** Loaded after the first view (`useOffline.ts`). */

import { watchLinks } from './offlineLinks.ts';
import { sayIfStored } from './sayIfStored.ts';
import { storeShownPages } from './storeShownPages.ts';

export function startOffline(): void {
  watchLinks();
  sayIfStored();
  storeShownPages();
}
