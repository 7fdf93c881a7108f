/** Sends what waits on this phone. Rejects if something has to wait longer. */
import { rereadStores } from '#web/state/persistedStore.ts';
import { sendPendingOrder } from './pendingOrder.ts';
import { sendCommands } from './sendCommands.ts';
import { withSendLock } from './sendLock.ts';

/** The order first: it empties the cart. Changes that were made before it went with it. */
export const sendSyncQueue = (): Promise<void> =>
  withSendLock(async () => {
    // Another tab may have sent it meanwhile.
    rereadStores();
    await sendPendingOrder();
    await sendCommands();
  });
