import X from 'virtual:lucide/x';
import { catalogueTexts } from '#texts/catalogue.ts';
import { Link } from '#web/ui/Link.tsx';
import { type CatalogueQuery, cataloguePath, changedQuery, clearedQuery } from './catalogueQuery.ts';
import { chipsOf } from './filterChoices.ts';

/** The active filters; each links to the list without it. */
export function FilterChips({ query }: { query: CatalogueQuery }) {
  const chips = chipsOf(query);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={catalogueTexts.chosenFilters} className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, label }) => (
        <li key={name}>
          <Link
            to={cataloguePath(changedQuery(query, { [name]: undefined }))}
            aria-label={catalogueTexts.removeFilter(label)}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-sand pr-3 pl-4 text-sm hover:bg-line pointer-coarse:min-h-11"
          >
            <span className="max-w-60 truncate">{label}</span>
            <X className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={cataloguePath(clearedQuery(query))}
          className="inline-flex min-h-9 items-center px-2 text-accent text-sm underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {catalogueTexts.clearAll}
        </Link>
      </li>
    </ul>
  );
}
