import { cartMessages } from '#texts/cartMessages.ts';
import { isAnythingWaiting } from './syncQueue.ts';

/** Without a network the addition waits on this phone. */
export const addedText = (name: string): string =>
  isAnythingWaiting() ? cartMessages.addedOffline(name) : cartMessages.added(name);
