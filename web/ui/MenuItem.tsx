/** The entries of a menu: actions, links and separators. */
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/Link.tsx';

const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left text-sm text-ink hover:bg-sand focus-visible:bg-sand focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-muted';

/** What makes a link an entry of a menu. */
export const menuLinkProps = { role: 'menuitem', tabIndex: -1, className: itemClass } as const;

interface MenuItemProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onClick, disabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={disabled || undefined}
      className={itemClass}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} {...menuLinkProps}>
      {children}
    </Link>
  );
}

export function MenuSeparator({ className }: { className?: string }) {
  return <hr className={clsx('my-2 border-line', className)} />;
}
