/** A button with a list of things to do or places to go. Load it lazily where the button can stand in for it. */
import { clsx } from 'clsx';
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useMenu } from './useMenu.ts';

interface MenuProps {
  /** The button, as an element: it gets the menu's wiring. */
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  const id = useId();
  const menu = useMenu();
  const button = cloneElement(trigger, {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': menu.isOpen,
    'aria-controls': menu.isOpen ? id : undefined,
    onMouseDown: menu.keepFocus,
    onClick: menu.toggle,
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and its items are told
    <div
      ref={menu.root}
      className="relative inline-flex min-w-0 max-w-full"
      onKeyDown={menu.press}
      onBlur={menu.leave}
    >
      {button}
      {menu.isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the item itself
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}-button`}
          style={menu.place ?? undefined}
          className="fixed z-40 w-max min-w-52 max-w-64 rounded-md border border-line bg-paper py-2 shadow-high outline-none"
          onClick={menu.shut}
        >
          {children}
        </div>
      )}
    </div>
  );
}

const itemClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 text-left text-sm text-ink hover:bg-sand focus-visible:bg-sand focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:text-muted';

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
    <Link to={to} role="menuitem" tabIndex={-1} className={itemClass}>
      {children}
    </Link>
  );
}

export function MenuSeparator({ className }: { className?: string }) {
  return <hr className={clsx('my-2 border-line', className)} />;
}
