import UserIcon from 'virtual:lucide/user';
import { layoutTexts } from '#texts/layout.ts';
import type { User } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { Link } from '#web/ui/Link.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { useMediaQuery } from '#web/ui/useMediaQuery.ts';
import { AccountName, cornerClass } from './AccountName.tsx';

const loadMenu = () => import('./AccountMenu.tsx');

/** Login link for visitors, menu for users. Both take the same space, so nothing moves. */
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
    <Link to="/auth/login" className={cornerClass}>
      <UserIcon className="size-6" strokeWidth={1.5} />
      <span className="sr-only lg:not-sr-only">{layoutTexts.login}</span>
    </Link>
  );
}

/** On narrow screens only an icon that links to the account; the side menu has the rest. */
function UserCorner({ user }: { user: User }) {
  const isWide = useMediaQuery('(min-width: 64rem)');
  const menu = useLoaded(loadMenu, isWide);
  if (isWide && menu) return <menu.AccountMenu user={user} />;
  return (
    <Link to="/account" className={cornerClass}>
      <AccountName user={user} />
      <span className="sr-only lg:hidden">{layoutTexts.myAccount}</span>
    </Link>
  );
}
