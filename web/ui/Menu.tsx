/** A menu button with actions or links. Load lazily if the plain button can be shown first. */
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { useMenu } from './useMenu.ts';

interface MenuProps {
  /** The button element, which receives the menu's attributes. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the events of its button and items
    <div
      ref={menu.root}
      className="relative inline-flex min-w-0 max-w-full"
      onKeyDown={menu.press}
      onBlur={menu.leave}
    >
      {button}
      {menu.isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the items
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
