/** A panel at an edge of the screen that can be swiped away. Load lazily together with its content. */

import X from 'virtual:lucide/x';
import { Drawer as Base } from '@base-ui/react/drawer';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { iconButtonClass } from './IconButton.tsx';
import { useCloseByBack } from './useCloseByBack.ts';

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** `bottom` for choices within reach of the thumb, `left` for the menu, `right` for details. */
  from: 'left' | 'right' | 'bottom';
  title: ReactNode;
  /** Fixed footer below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

const swipe = { left: 'left', right: 'right', bottom: 'down' } as const;

const places = {
  left: 'items-stretch justify-start',
  right: 'items-stretch justify-end',
  bottom: 'items-end justify-center',
};

const sideways =
  'h-full w-[calc(100vw-3.5rem)] max-w-sm [transform:translateX(var(--drawer-swipe-movement-x))]';

const panels = {
  left: `${sideways} data-ending-style:[transform:translateX(-100%)] data-starting-style:[transform:translateX(-100%)]`,
  right: `${sideways} data-ending-style:[transform:translateX(100%)] data-starting-style:[transform:translateX(100%)]`,
  bottom:
    'max-h-[min(85dvh,100dvh-6rem)] w-full max-w-2xl rounded-t-lg [transform:translateY(var(--drawer-swipe-movement-y))] data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
};

export function Drawer({ open, onClose, from, title, footer, children }: DrawerProps) {
  useCloseByBack(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} swipeDirection={swipe[from]}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 min-h-dvh bg-night/50 opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-300 ease-calm data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0 supports-[-webkit-touch-callout:none]:absolute" />
        <Base.Viewport className={clsx('fixed inset-0 flex', places[from])}>
          <Base.Popup
            data-toast-room={from === 'bottom' ? 'above' : 'none'}
            className={clsx(
              'flex flex-col bg-paper shadow-high outline-none transition-transform duration-300 ease-calm data-swiping:select-none',
              panels[from],
            )}
          >
            {from === 'bottom' && (
              <span aria-hidden="true" className="mx-auto mt-3 h-1 w-10 shrink-0 rounded-full bg-line" />
            )}
            <div className="flex shrink-0 items-center justify-between gap-4 px-5 py-3">
              <Base.Title className="text-xl">{title}</Base.Title>
              <Base.Close aria-label={uiTexts.close} className={clsx(iconButtonClass, '-mr-2')}>
                <X className="size-5" />
              </Base.Close>
            </div>
            <Base.Content className="relative grow overflow-y-auto overscroll-contain px-5 pb-6">
              {children}
            </Base.Content>
            {footer && <div className="shrink-0 border-line border-t px-5 py-4">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
