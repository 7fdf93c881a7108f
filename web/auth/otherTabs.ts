/**
 * Follows session changes from other tabs, or from the time when this page was in the back/forward cache. A logged-out
 * user's data must not stay visible.
 */
import { withoutLanguage } from '#domain/languageAddresses.ts';
import { goTo } from '#web/browser/goTo.ts';
import { rereadStores, storedPrefix } from '#web/state/persistedStore.ts';
import { forgetFormDrafts } from '#web/state/storedDrafts.ts';
import { isForLoggedIn } from './guardedPaths.ts';
import { loginToContinue, sessionStore, userIdNow } from './session.ts';

function personIn(stored: string | null): string | null {
  try {
    return JSON.parse(stored ?? 'null')?.state?.user?._id ?? null;
  } catch {
    return null;
  }
}

/**
 * After a logout: go home. After the server ended the session: go to login and keep the drafts, so that the user may
 * continue here.
 */
function leaveWith(userId: string | null): void {
  if (userId === null || userId === userIdNow()) return;
  const { hasEnded } = sessionStore.getState();
  if (!hasEnded) forgetFormDrafts();
  if (isForLoggedIn(withoutLanguage(window.location.pathname))) goTo(hasEnded ? loginToContinue() : '/');
}

const followTab = ({ key, oldValue }: StorageEvent) => {
  // An event without a key means that all storage was cleared.
  if (key === null) leaveWith('anyone');
  else if (key === `${storedPrefix}session`) leaveWith(personIn(oldValue));
};

const followRestoredPage = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  const userId = userIdNow();
  rereadStores();
  leaveWith(userId);
};

/** Returns a function that stops listening. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', followTab);
  window.addEventListener('pageshow', followRestoredPage);
  return () => {
    window.removeEventListener('storage', followTab);
    window.removeEventListener('pageshow', followRestoredPage);
  };
}
