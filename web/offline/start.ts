/** Loaded after the first view (`Offline.tsx`). */

import type { ComponentType } from 'react';
import { loadResolver } from '#web/api/lazyRules.ts';
import { tokenNow } from '#web/auth/session.ts';
import { cartNow } from '#web/state/cart.ts';
import { followLists } from './followLists.ts';
import { OldPageNote } from './OldPageNote.tsx';
import { watchLinks } from './offlineLinks.ts';
import { storeShownPages } from './storeShownPages.ts';
import { watchSyncQueue } from './watchSyncQueue.ts';

/** What the cart and an order need without a network is loaded while there is one. */
const prepare = () =>
  Promise.all([
    import('./storeCommand.ts'),
    import('./sendSyncQueue.ts'),
    ...(cartNow().totalItems > 0 || tokenNow() !== null
      ? [
          import('#web/ui/ConfirmDialog.tsx'),
          import('#web/components/orders/OrderDialog.tsx'),
          import('#web/components/addresses/AddressBook.tsx'),
          loadResolver(),
          import('#web/components/checkout/checkoutRules.ts'),
        ]
      : []),
  ]).catch(() => undefined);

/** Returns what the layout shows of it. */
export function startOffline(): ComponentType {
  watchLinks();
  void prepare().then(storeShownPages);
  watchSyncQueue();
  followLists();
  return OldPageNote;
}
