/** Mounted once, in the frame: keeps cart, wishlist and user in step with who is signed in. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openServerCart } from './cart.ts';
import { goTo } from './goTo.ts';
import { isForSignedIn } from './guards.ts';
import { sessionStore, tokenNow } from './session.ts';
import { forgetPerson, refreshMs, refreshUser } from './signing.ts';
import { openServerWishlist } from './wishlist.ts';

/** Signed out in another tab: this one doesn't go on showing what was that person's. */
function leaveWithTheOthers({ key, newValue }: StorageEvent) {
  if (
    (key === null || key === 'kakon.session') &&
    newValue === null &&
    isForSignedIn(window.location.pathname)
  ) {
    goTo('/');
  }
}

export function useSigning(): void {
  const token = useStore(sessionStore, (session) => session.token);

  useEffect(() => {
    if (token === null) return;
    void openServerCart();
    void openServerWishlist();
    const timer = window.setInterval(() => void refreshUser().catch(() => undefined), refreshMs);
    return () => {
      window.clearInterval(timer);
      if (tokenNow() === null) forgetPerson();
    };
  }, [token]);

  useEffect(() => {
    window.addEventListener('storage', leaveWithTheOthers);
    return () => window.removeEventListener('storage', leaveWithTheOthers);
  }, []);
}
