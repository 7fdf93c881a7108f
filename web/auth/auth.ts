/** The user of the session in this browser, and the end of that session. */

import { api } from '#web/api/client.ts';
import type { User } from '#web/api/responses.ts';
import { forgetStoredPages } from '#web/offline/cacheNames.ts';
import { forgetDefaultAddress } from '#web/state/defaultAddress.ts';
import { forgetPages } from '#web/state/lastShown.ts';
import { clearPersistedState, rereadStores } from '#web/state/persistedStore.ts';
import { forgetServerStores } from '#web/state/serverStore.ts';
import { tokenNow, updateUser, userNow } from './session.ts';

/**
 * Loads the user from the server, so that a changed role or name shows without a new login. A response to a token that
 * was replaced in the meantime, here or in another tab, does not concern the current session.
 */
export async function refreshUser(): Promise<User | null> {
  const token = tokenNow();
  if (token === null) return null;
  const user = await api.profile();
  rereadStores();
  if (token === tokenNow()) updateUser(user);
  return userNow();
}

/** The logged-in user; loads it if only the token is known. */
export const knownUser = async (): Promise<User | null> => userNow() ?? (await refreshUser());

/** Clears the data of one user from this tab's memory. */
export function clearUserData(): void {
  forgetServerStores();
  forgetDefaultAddress();
  forgetPages();
}

/** Removes the session and its data from this browser. For a session that the server has ended. */
export function forgetSession(): Promise<void> {
  clearPersistedState();
  clearUserData();
  return forgetStoredPages().catch(() => undefined);
}
