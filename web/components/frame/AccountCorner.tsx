import { User as UserIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useUser } from '#web/session.ts';
import { AccountName } from './AccountName.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

export const cornerClass =
  'thumb inline-flex max-w-full items-center justify-center gap-2 rounded-full text-sm transition-colors hover:bg-sand lg:px-3';

/** A visitor's way in, or the user's own menu. Its room is the same for both, so nothing moves. */
export function AccountCorner() {
  const user = useUser();
  return (
    <div className="hidden w-48 justify-end lg:flex xl:w-60">
      {user ? (
        <Suspense
          fallback={
            <Link to="/account" className={cornerClass}>
              <AccountName user={user} />
            </Link>
          }
        >
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <Link to="/auth/login" prefetch="intent" className={cornerClass}>
          <UserIcon aria-hidden="true" className="size-6" strokeWidth={1.5} />
          Login
        </Link>
      )}
    </div>
  );
}
