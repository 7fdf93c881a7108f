import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import { Link } from '#web/ui/Link.tsx';
import {
  choiceHref,
  type PrintChoice,
  type PrintedSheet,
  papers,
  papersOf,
  printedSheets,
} from './printing.ts';

interface Choice {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Chooses the sheets and the paper size. */
export function PrintChoices({ choice }: { choice: PrintChoice }) {
  const { search } = useLocation();
  const sheets = Object.entries(printedSheets).map(([sheet, label]) => ({
    label,
    href: choiceHref(search, { sheet: sheet as PrintedSheet }),
    isCurrent: choice.sheet === sheet,
  }));
  const sizes = papersOf[choice.sheet].map((paper) => ({
    label: papers[paper],
    href: choiceHref(search, { paper }),
    isCurrent: choice.paper === paper,
  }));
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <Choices label={orderPrintsTexts.sheet} choices={sheets} />
      <Choices label={orderPrintsTexts.paper} choices={sizes} />
    </div>
  );
}

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ label: name, href, isCurrent }) => (
          <li key={name}>
            <Link
              to={href}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors',
                isCurrent
                  ? 'border-accent bg-accent-soft text-accent-deep'
                  : 'border-line bg-paper hover:border-edge',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
