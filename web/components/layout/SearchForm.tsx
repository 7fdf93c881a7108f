import Search from 'virtual:lucide/search';
import { clsx } from 'clsx';
import { layoutTexts } from '#texts/layout.ts';
import { addressOf } from '#web/browser/place.ts';
import { searchHref } from './searchHref.ts';
import { useSearchBox } from './useSearchBox.ts';
import { useTypedResponse } from './useTypedResponse.ts';

/** Suggestions arrive together with the list that shows them: the box tells screen readers which list it opens. */
async function suggestionsWithList(q: string, signal: AbortSignal) {
  const [{ suggest }, { SuggestionList }] = await Promise.all([
    import('./suggest.ts'),
    import('./SuggestionList.tsx'),
  ]);
  return { ...(await suggest(q, signal)), SuggestionList };
}

interface SearchFormProps {
  /** Called after a search was sent, so that the container can close. */
  onSent?: () => void;
  isFocused?: boolean;
  className?: string;
}

/** A GET form to the catalogue that works without script. With script, a blank search does nothing. */
export function SearchForm({ onSent, isFocused = false, className }: SearchFormProps) {
  const suggestions = useTypedResponse(suggestionsWithList);
  const { found } = suggestions;
  const { formProps, inputProps, listProps } = useSearchBox({
    suggestions,
    hrefOf: searchHref,
    onSent,
  });
  return (
    <search className={className}>
      <form action={addressOf('/products')} {...formProps} className="relative">
        <label htmlFor={inputProps.id} className="sr-only">
          {layoutTexts.searchProducts}
        </label>
        <input
          {...inputProps}
          // biome-ignore lint/a11y/noAutofocus: the user pressed the search button
          autoFocus={isFocused}
          placeholder={layoutTexts.searchExample}
          className={clsx(
            'min-h-11 w-full rounded-full border border-line bg-paper pr-12 pl-5 text-base placeholder:text-muted',
            'hover:border-edge focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <button
          type="submit"
          aria-label={layoutTexts.search}
          className="thumb absolute inset-y-0 right-0 grid place-items-center rounded-full text-muted hover:text-accent"
        >
          <Search className="size-5" />
        </button>
        <p role="status" className="sr-only">
          {found?.status}
        </p>
        {found && <found.SuggestionList missing={found.missing} {...listProps} />}
      </form>
    </search>
  );
}
