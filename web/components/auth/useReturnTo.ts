/** Where sign-in was asked from, and going back there once it has worked: here or in another tab. */
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterLogin, readReturnTo } from '#domain/returnTo.ts';
import { useIsSignedIn } from '#web/session.ts';

export function useReturnTo(): string | null {
  const [query] = useSearchParams();
  return readReturnTo(query.get('returnTo'));
}

/** On a page that somebody signed in has no need of. */
export function useLeaveOnceSignedIn(returnTo: string | null): void {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate(afterLogin(returnTo), { replace: true });
  }, [isSignedIn, returnTo, navigate]);
}
