import Boxes from 'virtual:lucide/boxes';
import ListFilter from 'virtual:lucide/list-filter';
import Plus from 'virtual:lucide/plus';
import ReceiptText from 'virtual:lucide/receipt-text';
import UserRound from 'virtual:lucide/user-round';
import { clsx } from 'clsx';
import { adminTexts } from '#texts/admin.ts';
import { Link } from '#web/ui/Link.tsx';
import type { AdminOption } from './useAdminSuggestions.ts';

const icons = { action: Plus, order: ReceiptText, list: ListFilter, product: Boxes, customer: UserRound };

interface AdminSearchListProps {
  id: string;
  /** The typed text, for the message without matches. */
  typed: string;
  options: readonly AdminOption[];
  active: number | null;
  onPick: () => void;
}

/** As wide as the screen on phones, where the box is narrow. */
const panelClass =
  'absolute inset-x-2 top-12 z-40 max-h-[min(32rem,70dvh)] overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-2 text-sm shadow-high sm:inset-x-0 sm:top-full sm:mt-1';

/** The list below the search box. Focus stays in the box, which marks the active option. */
export function AdminSearchList({ id, typed, options, active, onPick }: AdminSearchListProps) {
  if (options.length === 0) {
    return (
      <p className={clsx(panelClass, 'wrap-anywhere px-4 text-muted')}>{adminTexts.nothingFound(typed)}</p>
    );
  }
  return (
    <div id={id} role="listbox" aria-label={adminTexts.matches} className={panelClass}>
      {options.map(({ to, kind, label, hint }, place) => {
        const Icon = icons[kind];
        return (
          <Link
            key={to}
            id={`${id}-${place}`}
            to={to}
            prefetch="none"
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            // A press must not blur the box before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={onPick}
            className={clsx(
              'flex min-h-11 items-center gap-3 px-4 py-1.5 hover:bg-sand',
              place === active && 'bg-sand',
            )}
          >
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{label}</span>
              {hint && <span className="block truncate text-muted text-xs">{hint}</span>}
            </span>
          </Link>
        );
      })}
    </div>
  );
}
