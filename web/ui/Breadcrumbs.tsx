import { uiTexts } from '#texts/ui.ts';
import { Link } from '#web/ui/Link.tsx';

export interface Crumb {
  label: string;
  /** Absent for the current page. */
  to?: string;
}

export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={uiTexts.breadcrumb}>
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-xs">
        {trail.map(({ label, to }, place) => (
          <li key={label} className="flex min-h-6 items-center gap-2">
            {place > 0 && <span aria-hidden="true">/</span>}
            {to ? (
              <Link
                to={to}
                className="-mx-2.5 -my-3 inline-flex min-h-11 min-w-11 items-center justify-center px-2.5 underline-offset-4 hover:text-accent hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="max-w-56 truncate text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
