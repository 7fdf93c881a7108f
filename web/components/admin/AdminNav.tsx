import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

const places = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/orders', label: 'Orders' },
  { to: '/admin/products', label: 'Products' },
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/activity', label: 'Activity' },
  { to: '/admin/settings', label: 'Settings' },
];

/** Navigation between the admin pages. */
export function AdminNav() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current link changes
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!list.current || !current) return;
    // scrollIntoView would scroll the page too.
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav aria-label="Admin" className="border-line border-b bg-paper print:hidden">
      <ul
        ref={list}
        className="page-width relative flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-8"
      >
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              prefetch="intent"
              className={({ isActive }) =>
                clsx(
                  'inline-flex min-h-12 items-center whitespace-nowrap border-b-2 text-sm transition-colors hover:text-accent focus-visible:-outline-offset-2',
                  isActive ? 'border-accent font-medium text-accent' : 'border-transparent',
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
