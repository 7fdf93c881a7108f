import Search from 'virtual:lucide/search';
import { clsx } from 'clsx';
import { type FocusEvent, useId } from 'react';
import { SEARCH_MAX } from '#domain/search.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useSuggestions } from './useSuggestions.ts';

const loadList = () => import('./SuggestionList.tsx');

const searchHref = (text: string) => `/products?search=${encodeURIComponent(text)}`;

interface SearchFormProps {
  /** Called after a search was sent, so that the container can close. */
  onSent?: () => void;
  isFocused?: boolean;
  className?: string;
}

/** A GET form to the catalogue that works without script. With script, a blank search does nothing. */
export function SearchForm({ onSent, isFocused = false, className }: SearchFormProps) {
  const [id, listId] = [useId(), useId()];
  const box = useSearchBox({ suggestions: useSuggestions(), hrefOf: searchHref, nouns: 'products', onSent });
  const { options, typed, active } = box;
  const list = useLoaded(loadList, typed);
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <search className={className}>
      <form
        ref={box.form}
        action="/products"
        method="get"
        onSubmit={box.send}
        onBlur={closeBehind}
        className="relative"
      >
        <label htmlFor={id} className="sr-only">
          Search products
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the user pressed the search button
          autoFocus={isFocused}
          type="search"
          name="search"
          required
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Search bangles, jhumka…"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          onKeyDown={box.press}
          onChange={(event) => box.type(event.target.value)}
          className={clsx(
            'min-h-11 w-full rounded-full border border-line bg-paper pr-12 pl-5 text-base placeholder:text-muted',
            'hover:border-edge focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <button
          type="submit"
          aria-label="Search"
          className="thumb absolute inset-y-0 right-0 grid place-items-center rounded-full text-muted hover:text-accent"
        >
          <Search aria-hidden="true" className="size-5" />
        </button>
        <p role="status" className="sr-only">
          {box.status}
        </p>
        {list && typed !== null && (
          <list.SuggestionList
            id={listId}
            typed={typed}
            options={options}
            active={active}
            onPick={box.leave}
          />
        )}
      </form>
    </search>
  );
}
