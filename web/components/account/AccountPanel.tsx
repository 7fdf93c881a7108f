import LogOut from 'virtual:lucide/log-out';
import MapPin from 'virtual:lucide/map-pin';
import Package from 'virtual:lucide/package';
import Star from 'virtual:lucide/star';
import UserRound from 'virtual:lucide/user-round';
import { clsx } from 'clsx';
import { formatPhone } from '#domain/phones.ts';
import { accountTexts } from '#texts/account.ts';
import { grouped } from '#texts/numbers.ts';
import type { User } from '#web/api/responses.ts';
import { logout } from '#web/auth/logout.ts';
import type { Icon as IconComponent } from '#web/ui/icon.ts';
import { Link } from '#web/ui/Link.tsx';
import { type AccountTab, accountHref } from './accountData.ts';

const tabs: readonly { tab: AccountTab; label: string; icon: IconComponent }[] = [
  { tab: 'profile', label: accountTexts.profile, icon: UserRound },
  { tab: 'addresses', label: accountTexts.addresses, icon: MapPin },
  { tab: 'orders', label: accountTexts.orders, icon: Package },
  { tab: 'reviews', label: accountTexts.reviews, icon: Star },
];

const entryClass =
  'relative flex min-h-12 w-full items-center justify-center gap-3 whitespace-nowrap px-1 text-sm transition-colors lg:justify-start lg:rounded-sm lg:px-4 lg:text-base';

interface AccountPanelProps {
  user: User;
  tab: AccountTab;
  /** Delivered products without a review. */
  waiting: number;
}

export function AccountPanel({ user, tab, waiting }: AccountPanelProps) {
  return (
    <aside className="flex min-w-0 flex-col gap-4 lg:gap-8">
      <div className="min-w-0 lg:px-4">
        <h1 className="line-clamp-2 text-2xl wrap-anywhere">{user.name}</h1>
        <p className="truncate text-muted text-sm">{user.email ?? (user.phone && formatPhone(user.phone))}</p>
      </div>
      <nav
        aria-label={accountTexts.title}
        className="relative -mx-4 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:overflow-visible lg:border-0"
      >
        <ul className="flex justify-between gap-1 sm:justify-start sm:gap-10 lg:flex-col lg:gap-1">
          {tabs.map(({ tab: one, label, icon: Icon }) => (
            <li key={one}>
              <Link
                to={accountHref(one)}
                aria-current={one === tab ? 'page' : undefined}
                preventScrollReset
                className={clsx(
                  entryClass,
                  one === tab
                    ? 'border-accent border-b-2 text-ink lg:border-b-0 lg:bg-sand lg:font-medium'
                    : 'text-muted hover:text-ink lg:hover:bg-sand',
                )}
              >
                <Icon aria-hidden="true" className="hidden size-5 lg:block" strokeWidth={1.5} />
                {label}
                {one === 'reviews' && waiting > 0 && <WaitingBadge count={waiting} />}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={clsx(entryClass, 'text-muted hover:text-ink lg:hover:bg-sand')}
              onClick={() => void logout()}
            >
              <LogOut aria-hidden="true" className="hidden size-5 lg:block" strokeWidth={1.5} />
              {accountTexts.logout}
            </button>
          </li>
        </ul>
      </nav>
    </aside>
  );
}

const WaitingBadge = ({ count }: { count: number }) => (
  <span className="-ml-2.5 grid min-w-5 place-items-center rounded-full bg-accent px-1.5 font-medium text-on-accent text-xs lg:ml-auto">
    {grouped(count)}
    <span className="sr-only">{accountTexts.toReview}</span>
  </span>
);
