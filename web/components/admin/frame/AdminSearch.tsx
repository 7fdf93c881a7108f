import Search from 'virtual:lucide/search';
import { clsx } from 'clsx';
import { adminTexts } from '#texts/admin.ts';
import { userNow } from '#web/auth/session.ts';
import { addressOf } from '#web/browser/place.ts';
import { useSearchBox } from '#web/components/layout/useSearchBox.ts';
import { AdminSearchList } from './AdminSearchList.tsx';
import { type AdminOption, listHref, useAdminSuggestions } from './useAdminSuggestions.ts';

interface Found {
  typed: string;
  options: readonly AdminOption[];
}

/** Enter opens the first match. Before the response arrives, it leads to a list that searches the text, such as orders. */
const hrefOf = (text: string, found: Found | null): string =>
  (found?.typed === text && found.options[0]?.to) || listHref(text, userNow());

/** Finds orders, products and customers from every admin page. */
export function AdminSearch({ className }: { className: string }) {
  const suggestions = useAdminSuggestions();
  const { found } = suggestions;
  const { formProps, inputProps, listProps } = useSearchBox({ suggestions, hrefOf });
  return (
    <search className={className}>
      <form action={addressOf('/admin/orders')} {...formProps} className="sm:relative">
        <label htmlFor={inputProps.id} className="sr-only">
          {adminTexts.search}
        </label>
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
          />
          <input
            {...inputProps}
            placeholder={adminTexts.searchPlaceholder}
            className={clsx(
              'h-9 w-full rounded-sm border border-line bg-paper pr-2 pl-9 text-base placeholder:text-muted sm:text-sm pointer-coarse:h-11',
              'hover:border-edge focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden',
            )}
          />
        </span>
        <p role="status" className="sr-only">
          {found?.status}
        </p>
        {found && <AdminSearchList typed={found.typed} {...listProps} />}
      </form>
    </search>
  );
}
