import Search from 'virtual:lucide/search';
import { clsx } from 'clsx';
import { formatTaka } from '#domain/money.ts';
import { suggestionsTexts } from '#texts/suggestions.ts';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import type { SuggestedOption } from './suggest.ts';

interface SuggestionListProps {
  id: string;
  /** Says that nothing is found. */
  missing: string | null;
  options: readonly SuggestedOption[];
  active: number | null;
  onPick: () => void;
}

const panelClass =
  'absolute inset-x-0 top-full z-40 mt-2 max-h-[min(30rem,60dvh)] overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-2 shadow-high lg:right-auto lg:w-108';

/** The last option stays in view below the products. */
const lastClass = 'sticky -bottom-2 -mb-2 border-line border-t pb-2.5 font-medium text-accent';

/** The list below the search box. Focus stays in the box, which marks the active option. */
export const SuggestionList = ({ id, missing, options, active, onPick }: SuggestionListProps) => (
  <div className={panelClass}>
    {missing && <p className="px-4 py-2 text-muted text-sm wrap-anywhere">{missing}</p>}
    <div id={id} role="listbox" aria-label={suggestionsTexts.suggestions}>
      {options.map((option, place) => (
        <Link
          key={option.to}
          id={`${id}-${place}`}
          to={option.to}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          // A press must not blur the box before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onPick}
          className={clsx(
            'flex min-h-12 items-center gap-4 px-4 py-1.5 text-sm hover:bg-sand',
            place === active ? 'bg-sand' : 'bg-paper',
            place === options.length - 1 && lastClass,
          )}
        >
          <OptionText {...option} />
        </Link>
      ))}
    </div>
  </div>
);

const OptionText = ({ product, around = '{label}', label }: SuggestedOption) =>
  product ? (
    <>
      <Picture src={product.image} alt="" sizes="3rem" className="w-12 shrink-0" />
      <span className="min-w-0 grow leading-5">{label}</span>
      <span className="shrink-0 tabular-nums">{formatTaka(product.price)}</span>
    </>
  ) : (
    <>
      <Search className="mx-3.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <span className="min-w-0 wrap-anywhere">
        <TextWith text={around} parts={{ label: <span className="font-medium">{label}</span> }} />
      </span>
    </>
  );
