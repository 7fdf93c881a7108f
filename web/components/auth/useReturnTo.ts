/** The page that sent the visitor to login, and the way back after login in this or another tab. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLogin, readReturnTo } from '#domain/returnTo.ts';
import { firstPlace } from '#web/auth/adminPlaces.ts';
import { useIsSignedIn, userNow } from '#web/auth/session.ts';

export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return readReturnTo(query.get('returnTo'));
}

/** A helper with some duties comes to work, not to shop. */
function firstPlaceOfHelper(): string | null {
  const user = userNow();
  return user?.duties ? (firstPlace(user)?.to ?? null) : null;
}

/** For pages that signed-in users do not need. */
export function useLeaveOnceSignedIn(returnTo: string | null): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(afterLogin(returnTo, firstPlaceOfHelper()), { replace: true });
  }, [isSignedIn, returnTo, navigate]);
}
