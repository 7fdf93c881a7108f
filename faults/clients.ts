/** Clients that order, cancel, deliver, review, upload and restock without pause, whatever happens to the shop. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  type ClientOptions,
  cancelOrder,
  changeProduct,
  moveOrder,
  placeOrder,
  uploadPhoto,
  writeReview,
} from './clientActions.ts';

interface RunningClients {
  /** Resolves when all have finished their current request. */
  stop(): Promise<void>;
}

/** The wait before a retry. */
const retryMs = 60;

function actAsCustomer(options: ClientOptions, token: string): Promise<boolean> {
  const roll = options.random.whole(100);
  if (roll < 55) return placeOrder(options, token);
  if (roll < 75) return cancelOrder(options, token);
  return roll < 88 ? writeReview(options, token) : uploadPhoto(options);
}

export function startClients(options: ClientOptions): RunningClients {
  let stopping = false;

  async function repeat(action: () => Promise<boolean | null>): Promise<void> {
    while (!stopping) if (!(await action())) await pause(retryMs);
  }

  const customers = options.tokens.map((token) => repeat(() => actAsCustomer(options, token)));
  const admins = [repeat(() => moveOrder(options)), repeat(() => changeProduct(options))];
  return {
    async stop() {
      stopping = true;
      await Promise.all([...customers, ...admins]);
    },
  };
}
