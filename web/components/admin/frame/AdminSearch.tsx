import Search from 'virtual:lucide/search';
import { clsx } from 'clsx';
import { type FocusEvent, useId } from 'react';
import { SEARCH_MAX } from '#domain/search.ts';
import { useSearchBox } from '#web/components/layout/useSearchBox.ts';
import { AdminSearchList } from './AdminSearchList.tsx';
import { type AdminOption, ordersHref, useAdminSuggestions } from './useAdminSuggestions.ts';

interface Found {
  typed: string;
  options: readonly AdminOption[];
}

/** Enter opens the first match. Before the answer is there, it leads to the order list, which searches the text too. */
const hrefOf = (text: string, found: Found | null): string =>
  (found?.typed === text && found.options[0]?.to) || ordersHref(text);

/** Finds orders, products and customers from every admin page. */
export function AdminSearch({ className }: { className: string }) {
  const [id, listId] = [useId(), useId()];
  const suggestions = useAdminSuggestions();
  const box = useSearchBox({ suggestions, hrefOf, nouns: 'orders, products or customers' });
  const { options, typed, active } = box;
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <search className={className}>
      <form
        ref={box.form}
        action="/admin/orders"
        method="get"
        onSubmit={box.send}
        onBlur={closeBehind}
        className="sm:relative"
      >
        <label htmlFor={id} className="sr-only">
          Search orders, products and customers
        </label>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
          />
          <input
            id={id}
            type="search"
            name="search"
            required
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Order, product, customer"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
            onKeyDown={box.press}
            onChange={(event) => box.type(event.target.value)}
            className={clsx(
              'h-9 w-full rounded-sm border border-line bg-paper pr-2 pl-9 text-base placeholder:text-muted sm:text-sm pointer-coarse:h-11',
              'hover:border-edge focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
            )}
          />
        </span>
        <p role="status" className="sr-only">
          {box.status}
        </p>
        {typed !== null && (
          <AdminSearchList id={listId} typed={typed} options={options} active={active} onPick={box.leave} />
        )}
      </form>
    </search>
  );
}
