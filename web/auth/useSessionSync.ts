/** Mounted once, in the layout. Keeps cart, wishlist and user in step with the session. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openServerCart } from '#web/state/cart.ts';
import { isStored } from '#web/state/persistedStore.ts';
import { forgetDraftsOfOthers } from '#web/state/storedDrafts.ts';
import { openServerWishlist } from '#web/state/wishlist.ts';
import { clearUserData, refreshUser } from './auth.ts';
import { followOtherTabs } from './otherTabs.ts';
import { sessionStore, tokenNow, userIdNow } from './session.ts';

/** Only the cart page needs its code, and after login the merge of what a guest saved. */
const loadSavedItems = () => import('#web/state/savedItems.ts');

/** How often an open page loads the user's name and role again. */
const USER_REFRESH_MS = 30_000;

export function useSessionSync(): void {
  const token = useStore(sessionStore, (session) => session.token);

  useEffect(() => {
    if (token === null) return;
    const userId = userIdNow();
    forgetDraftsOfOthers();
    void openServerCart();
    void openServerWishlist();
    if (isStored('savedItems'))
      void loadSavedItems()
        .then(({ openServerSaved }) => openServerSaved())
        .catch(() => undefined);
    const askServer = () => void refreshUser().catch(() => undefined);
    askServer();
    const timer = window.setInterval(askServer, USER_REFRESH_MS);
    return () => {
      window.clearInterval(timer);
      // A password change replaces only the token.
      if (tokenNow() === null || (userId !== null && userId !== userIdNow())) clearUserData();
    };
  }, [token]);

  useEffect(followOtherTabs, []);
}
