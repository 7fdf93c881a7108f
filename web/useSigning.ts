/** Mounted once, in the frame: keeps cart, wishlist and user in step with who is signed in. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { USER_REFRESH_MS } from '#domain/accountMessages.ts';
import { openServerCart } from './cart.ts';
import { followOtherTabs } from './otherTabs.ts';
import { personNow, sessionStore, tokenNow } from './session.ts';
import { forgetPerson, refreshUser } from './signing.ts';
import { forgetTypedByOthers } from './typedForms.ts';
import { openServerWishlist } from './wishlist.ts';

export function useSigning(): void {
  const token = useStore(sessionStore, (session) => session.token);

  useEffect(() => {
    if (token === null) return;
    const person = personNow();
    forgetTypedByOthers();
    void openServerCart();
    void openServerWishlist();
    const timer = window.setInterval(() => void refreshUser().catch(() => undefined), USER_REFRESH_MS);
    return () => {
      window.clearInterval(timer);
      // A changed password changes the token alone.
      if (tokenNow() === null || (person !== null && person !== personNow())) forgetPerson();
    };
  }, [token]);

  useEffect(followOtherTabs, []);
}
