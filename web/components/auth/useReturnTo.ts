/** The page that sent the visitor to login, and the way back after login in this or another tab. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLogin, readReturnTo } from '#domain/returnTo.ts';
import { useIsLoggedIn, userNow } from '#web/auth/session.ts';

export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return readReturnTo(query.get('returnTo'));
}

/** A helper with some duties comes to work, not to shop. Customers need no list of the admin pages. */
async function firstPlaceOfHelper(): Promise<string | null> {
  const user = userNow();
  if (!user?.duties) return null;
  const { firstPlace } = await import('#web/auth/adminPlaces.ts');
  return firstPlace(user)?.to ?? null;
}

/** For pages that logged-in users do not need. */
export function useLeaveOnceLoggedIn(returnTo: string | null): void {
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isLoggedIn) return;
    const leave = async () => {
      const begin = await firstPlaceOfHelper().catch(() => null);
      await navigate(afterLogin(returnTo, begin), { replace: true });
    };
    void leave();
  }, [isLoggedIn, returnTo, navigate]);
}
