import { mayDo } from '#domain/duties.ts';
import { layoutTexts } from '#texts/layout.ts';
import { useUser } from '#web/auth/session.ts';
import { AccountMenu } from '#web/components/layout/AccountMenu.tsx';
import { ChatLink } from '#web/components/layout/ChatLink.tsx';
import { HomeLink } from '#web/components/layout/HomeLink.tsx';
import { useSettings } from '#web/state/settings.ts';
import { AdminSearch } from './AdminSearch.tsx';

/** What the search finds. Hidden for admins who may see none of the results. */
const searchable = ['orders', 'products', 'customers'] as const;

/** The way to the shop, the search and the account. 48 px high, so that the page has the rest of the screen. */
export function AdminBar() {
  const { name } = useSettings();
  const user = useUser();
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-line border-b bg-ivory px-4 sm:gap-4 sm:px-6 xl:px-0 xl:pr-6 print:hidden">
      <HomeLink
        label={layoutTexts.homeOf(name)}
        className="inline-flex min-h-11 max-w-28 items-center sm:max-w-52 xl:w-52 xl:px-6"
      >
        <span className="truncate font-display text-lg sm:text-xl">{name}</span>
      </HomeLink>
      {(!user || mayDo(user, searchable)) && <AdminSearch className="min-w-0 max-w-lg grow" />}
      <div className="-mr-2 ml-auto flex shrink-0 items-center sm:mr-0">
        <ChatLink isInBar />
        {/* The user is known after hydration: the space is reserved. */}
        <div className="flex min-h-11 w-11 justify-end lg:w-56">{user && <AccountMenu user={user} />}</div>
      </div>
    </header>
  );
}
