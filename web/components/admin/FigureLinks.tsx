import { clsx } from 'clsx';
import { grouped } from '#texts/numbers.ts';
import { Link } from '#web/ui/Link.tsx';

export interface Figure {
  label: string;
  count: number;
  to: string;
  isCurrent: boolean;
}

/** The count of each kind; each number links to its list. They scroll sideways on phones and wrap on wider screens. */
export function FigureLinks({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <nav
      aria-label={label}
      className="relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex gap-2 max-md:min-w-max md:flex-wrap">
        {figures.map((figure) => (
          <li key={figure.label}>
            <Link
              to={figure.to}
              preventScrollReset
              aria-current={figure.isCurrent ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm transition-colors',
                figure.isCurrent
                  ? 'border-accent bg-accent-soft text-accent-deep'
                  : 'border-line bg-paper hover:border-edge',
              )}
            >
              {figure.label}
              <span className="font-medium tabular-nums">{grouped(figure.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
