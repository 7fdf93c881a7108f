/** A button with a list of things to do or places to go. Load it lazily where the button can stand in for it. */
import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { useNearbyContainer } from './useNearbyContainer.ts';

interface MenuProps {
  /** The button, as an element: it gets the menu's wiring. */
  trigger: ReactElement;
  children: ReactNode;
}

export function Menu({ trigger, children }: MenuProps) {
  const { near, container } = useNearbyContainer();
  return (
    <Base.Root>
      <Base.Trigger ref={near} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={8} align="end" className="z-40 outline-none">
          <Base.Popup className="min-w-52 rounded-md border border-line bg-paper py-2 shadow-high outline-none transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm text-ink outline-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sand';

interface MenuItemProps {
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ children, ...rest }: MenuItemProps) {
  return (
    <Base.Item {...rest} className={itemClass}>
      {children}
    </Base.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.Item className={itemClass} nativeButton={false} render={<Link to={to} />}>
      {children}
    </Base.Item>
  );
}

export function MenuSeparator({ className }: { className?: string }) {
  return <Base.Separator className={clsx('my-2 h-px bg-line', className)} />;
}
