import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { SuggestedOption } from './suggestedOptions.ts';

interface SuggestionListProps {
  id: string;
  options: readonly SuggestedOption[];
  active: number | null;
  onPick: () => void;
}

export const optionId = (listId: string, place: number) => `${listId}-${place}`;

/** Below the search box, which keeps the focus and says which option is meant. */
export function SuggestionList({ id, options, active, onPick }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-[min(30rem,60dvh)] overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-2 shadow-high lg:right-auto lg:w-108"
    >
      {options.map(({ to, label, product }, place) => (
        <Link
          key={to}
          id={optionId(id, place)}
          to={to}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          // Pressing must not take the focus from the box before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onPick}
          className={clsx(
            'flex min-h-12 items-center gap-4 px-4 py-1.5 text-sm hover:bg-sand',
            place === active && 'bg-sand',
          )}
        >
          {product ? (
            <>
              <Picture src={product.image} alt="" sizes="3rem" className="w-12 shrink-0" />
              <span className="min-w-0 grow truncate">{label}</span>
              <Price
                amount={product.price}
                original={product.originalPrice}
                hasPercent={false}
                className="shrink-0 justify-end"
              />
            </>
          ) : (
            <>
              <Search aria-hidden="true" className="mx-3.5 size-5 shrink-0 text-muted" strokeWidth={1.5} />
              <span>
                All <span className="font-medium">{label}</span>
              </span>
            </>
          )}
        </Link>
      ))}
    </div>
  );
}
