/** The page that sent the visitor to login, and the way back after login in this or another tab. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLogin, readReturnTo } from '#domain/returnTo.ts';
import { useIsSignedIn } from '#web/auth/session.ts';

export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return readReturnTo(query.get('returnTo'));
}

/** For pages that signed-in users do not need. */
export function useLeaveOnceSignedIn(returnTo: string | null): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(afterLogin(returnTo), { replace: true });
  }, [isSignedIn, returnTo, navigate]);
}
