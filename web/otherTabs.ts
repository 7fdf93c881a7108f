/**
 * What happens to the session behind this page's back: in another tab, or while the page slept in the browser's
 * history. Somebody who has left there isn't shown here any longer.
 */
import { goTo } from './goTo.ts';
import { isForSignedIn } from './guards.ts';
import { readKeptAgain } from './keptStore.ts';
import { personNow, sessionStore, signInFromHere } from './session.ts';
import { forgetTyped } from './typedForms.ts';

function personIn(kept: string | null): string | null {
  try {
    return JSON.parse(kept ?? 'null')?.state?.user?._id ?? null;
  } catch {
    return null;
  }
}

/** Signed out: home. Ended by the server: their work may go on after signing in, also in this tab. */
function leaveWith(person: string | null): void {
  if (person === null || person === personNow()) return;
  const { hasEnded } = sessionStore.getState();
  if (!hasEnded) forgetTyped();
  if (isForSignedIn(window.location.pathname)) goTo(hasEnded ? signInFromHere() : '/');
}

const followTab = ({ key, oldValue }: StorageEvent) => {
  // Without a key everything was cleared, whoever it belonged to.
  if (key === null) leaveWith('anyone');
  else if (key === 'kakon.session') leaveWith(personIn(oldValue));
};

const wakeUp = ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  const person = personNow();
  readKeptAgain();
  leaveWith(person);
};

/** Until the returned function is called. */
export function followOtherTabs(): () => void {
  window.addEventListener('storage', followTab);
  window.addEventListener('pageshow', wakeUp);
  return () => {
    window.removeEventListener('storage', followTab);
    window.removeEventListener('pageshow', wakeUp);
  };
}
