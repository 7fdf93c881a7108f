/** What the buttons do that end the session. It is loaded with the menus and the account, and not with every page. */

import { logoutTexts } from '#texts/logout.ts';
import { api } from '#web/api/client.ts';
import { goTo } from '#web/browser/goTo.ts';
import { addressOf } from '#web/browser/place.ts';
import { syncQueueNow } from '#web/state/syncQueue.ts';
import { confirm } from '#web/ui/confirm.ts';
import { forgetSession } from './auth.ts';

/** An order that waits on this phone is deleted with the session, so the shopper is asked first. */
export async function mayEndSession(): Promise<boolean> {
  const { order } = syncQueueNow();
  return (
    !order ||
    confirm(order.mayStand ? logoutTexts.orderMayStand : logoutTexts.orderWaits, {
      yes: logoutTexts.logOutAnyway,
      no: logoutTexts.stayLoggedIn,
      isDangerous: true,
    })
  );
}

/** Logs out in this browser only, and goes to the home page. */
export async function logOutHere(): Promise<void> {
  const forgotten = forgetSession();
  if (navigator.onLine) return goTo('/');
  // The stored home page replaces this one, as soon as nothing else is stored.
  await forgotten;
  window.location.assign(addressOf('/'));
}

/** Clears this browser at once and does not wait for the server to end the session. */
export async function logout(): Promise<void> {
  if (!(await mayEndSession())) return;
  void api.logout().catch(() => undefined);
  await logOutHere();
}
