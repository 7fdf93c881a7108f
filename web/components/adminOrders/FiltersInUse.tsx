import X from 'virtual:lucide/x';
import { useLocation } from 'react-router';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { Link } from '#web/ui/Link.tsx';
import { chosenIn } from './moreFilters.ts';

/** Each is a link that removes its filter. */
export function FiltersInUse() {
  const { search } = useLocation();
  const chosen = chosenIn(new URLSearchParams(search));
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={adminOrdersTexts.filtersInUse} className="flex flex-wrap gap-2">
      {chosen.map(({ value, label }) => (
        <li key={value}>
          <Link
            to={withQuery(search, { [value]: '', page: '' })}
            preventScrollReset
            prefetch="none"
            aria-label={adminOrdersTexts.removeTheFilter(label)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-sm bg-sand px-3 text-sm pointer-coarse:min-h-11"
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
