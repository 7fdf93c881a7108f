import { clsx } from 'clsx';
import { useSearchParams } from 'react-router';
import { DEFAULT_SALES_SPAN, salesSpans } from '#domain/sales.ts';
import { Link } from '#web/ui/Link.tsx';

/** Links that set the number of days of the sales charts, as part of the address. */
export function SpanLinks() {
  const [query] = useSearchParams();
  const chosen = Number(query.get('days')) || DEFAULT_SALES_SPAN;
  return (
    <nav aria-label="Period">
      <ul className="flex gap-1">
        {salesSpans.map((days) => (
          <li key={days}>
            <Link
              to={`?days=${days}`}
              preventScrollReset
              replace
              aria-current={days === chosen ? 'true' : undefined}
              className={clsx(
                'thumb inline-flex items-center rounded-full px-4 text-sm transition-colors',
                days === chosen ? 'bg-accent text-on-accent' : 'hover:bg-sand',
              )}
            >
              {days} days
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
