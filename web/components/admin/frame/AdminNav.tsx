import Plus from 'virtual:lucide/plus';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { adminPlaces, mayOpen } from '#web/auth/adminPlaces.ts';
import { useUser } from '#web/auth/session.ts';
import { NewOrderCount } from '#web/components/orderAlerts/NewOrderCount.tsx';
import { Link } from '#web/ui/Link.tsx';

/** An action rather than a page of its own: beside the orders, which stay the current page. */
const NEW_ORDER = { to: '/admin/orders/new', beside: '/admin/orders' };

const linkClass =
  'inline-flex min-h-11 w-full items-center whitespace-nowrap border-b-2 text-sm transition-colors hover:text-accent focus-visible:-outline-offset-2 xl:border-b-0 xl:border-l-2 xl:px-6 xl:hover:bg-sand';

/** Navigation between the admin pages: a row that scrolls, on wide screens a column beside the page. */
export function AdminNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // The user is known after hydration: the row's height is reserved.
  const user = useUser();
  const places = adminPlaces.filter(({ to }) => mayOpen(user, to));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current link changes
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    // scrollIntoView would scroll the page too.
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, user]);
  return (
    <nav
      aria-label={adminTexts.admin}
      data-side-nav
      className="border-line border-b bg-paper xl:sticky xl:top-12 xl:h-[calc(100dvh-3rem)] xl:w-52 xl:shrink-0 xl:overflow-y-auto xl:border-r xl:border-b-0 print:hidden"
    >
      <ul
        ref={list}
        className="relative flex min-h-11 gap-6 overflow-x-auto px-4 [scrollbar-width:none] sm:gap-8 sm:px-6 xl:flex-col xl:gap-0 xl:px-0 xl:py-2"
      >
        {places.map(({ to, label }) => (
          <li key={to} className={to === NEW_ORDER.beside ? 'flex items-center' : undefined}>
            <NavLink
              to={to}
              end={to === '/admin'}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(linkClass, isActive ? 'border-accent font-medium text-accent' : 'border-transparent')
              }
            >
              <span className="relative">
                {label}
                {to === NEW_ORDER.beside && <NewOrderCount />}
              </span>
            </NavLink>
            {to === NEW_ORDER.beside && <NewOrderLink />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const NewOrderLink = () => (
  <Link
    to={NEW_ORDER.to}
    aria-label={adminTexts.newOrder}
    title={adminTexts.newOrder}
    className="thumb inline-flex shrink-0 items-center justify-center hover:text-accent xl:hover:bg-sand"
  >
    <Plus aria-hidden="true" className="size-4" />
  </Link>
);
