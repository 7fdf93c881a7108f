import { clsx } from 'clsx';
import { Link } from '#web/ui/Link.tsx';

interface ChoiceLinksProps {
  label: string;
  choices: readonly { label: string; to: string; isCurrent: boolean }[];
}

/** Links of which one is chosen, as part of the address. */
export function ChoiceLinks({ label, choices }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              preventScrollReset
              replace
              aria-current={choice.isCurrent ? 'true' : undefined}
              className={clsx(
                'thumb inline-flex items-center rounded-full px-4 text-sm transition-colors',
                choice.isCurrent ? 'bg-accent text-on-accent' : 'hover:bg-sand',
              )}
            >
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
