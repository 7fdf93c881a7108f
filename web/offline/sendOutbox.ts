/** Sends what waits on this phone. Rejects if something has to wait longer. */
import { rereadStores } from '#web/state/persistedStore.ts';
import { inTurn } from './inTurn.ts';
import { sendCommands } from './sendCommands.ts';
import { sendWaitingOrder } from './waitingOrder.ts';

/** The order first: it empties the cart. Changes that were made before it went with it. */
export const sendOutbox = (): Promise<void> =>
  inTurn(async () => {
    // Another tab may have sent it meanwhile.
    rereadStores();
    await sendWaitingOrder();
    await sendCommands();
  });
