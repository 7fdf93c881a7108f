import { User as UserIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { User } from '#web/catalogue.ts';
import { useUser } from '#web/session.ts';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import { AccountName, cornerClass } from './AccountName.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** A visitor's way in, or the user's own menu. Its room is the same for both, so nothing moves. */
export function AccountCorner() {
  const user = useUser();
  return (
    <div className="flex justify-end lg:w-48 xl:w-60">
      {user ? <UserCorner user={user} /> : <VisitorCorner />}
    </div>
  );
}

function VisitorCorner() {
  return (
    <Link to="/auth/login" prefetch="intent" className={cornerClass}>
      <UserIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
      <span className="sr-only lg:not-sr-only">Login</span>
    </Link>
  );
}

/** On a narrow screen the icon alone, which leads to the account; the rest is in the side menu. */
function UserCorner({ user }: { user: User }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const link = (
    <Link to="/account" className={cornerClass}>
      <AccountName user={user} />
      <span className="sr-only lg:hidden">My Account</span>
    </Link>
  );
  if (!isWide) return link;
  return (
    <Suspense fallback={link}>
      <AccountMenu user={user} />
    </Suspense>
  );
}
