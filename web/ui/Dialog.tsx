/** Load lazily together with its content: no initial view needs a dialog. */

import X from 'virtual:lucide/x';
import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { iconButtonClass } from './IconButton.tsx';
import { useCloseByBack } from './useCloseByBack.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stays above the content when that scrolls. */
  toolbar?: ReactNode;
  /** `full` covers the screen; the content takes the remaining space. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Element that gets the focus first; by default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Key handler for the whole dialog, including its own buttons. */
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** The top of the screen is left free for toasts. */
const boxed = 'max-h-[calc(100dvh-6rem)] rounded-t-lg sm:max-h-[calc(100dvh-8rem)] sm:rounded-md';

const widths = {
  sm: `${boxed} sm:max-w-md`,
  md: `${boxed} sm:max-w-xl`,
  lg: `${boxed} sm:max-w-3xl`,
  full: 'h-dvh',
};

export const backdropClass =
  'fixed inset-0 min-h-dvh bg-night/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';

/**
 * What a dialog was opened from may be gone when it closes: a link of the page before, the card of an address that it deleted.
 * Then nothing would have the focus, and the next Tab would start at the end of the page.
 */
export function keepFocusOnPage(isOpen: boolean): void {
  if (isOpen) return;
  // The dialog is removed first, and gives the focus back where it can.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  toolbar,
  size = 'md',
  initialFocus,
  onKeyDown,
  children,
}: DialogProps) {
  useCloseByBack(open, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onOpenChangeComplete={keepFocusOnPage}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport
          className={clsx(
            'fixed inset-0 grid grid-cols-1 items-end',
            size !== 'full' && 'sm:items-center sm:px-8 sm:pt-24 sm:pb-8',
          )}
        >
          <Base.Popup
            initialFocus={initialFocus}
            onKeyDown={onKeyDown}
            data-toast-room={size === 'full' ? 'none' : 'above'}
            className={clsx(
              'relative mx-auto flex w-full flex-col bg-paper shadow-high',
              'transition-[translate,opacity] duration-200 ease-calm',
              'data-ending-style:translate-y-4 data-starting-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:opacity-0',
              widths[size],
            )}
          >
            <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-8 sm:pt-7">
              <div className="min-w-0 grow">
                <Base.Title className="text-xl">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-muted text-sm">{description}</Base.Description>
                )}
              </div>
              <Base.Close
                aria-label={uiTexts.close}
                className={clsx(iconButtonClass, '-mt-1.5 -mr-2 shrink-0')}
              >
                <X className="size-5" />
              </Base.Close>
            </div>
            {toolbar && <div className="px-5 pb-3 sm:px-8">{toolbar}</div>}
            <div
              className={clsx(
                'relative grow overscroll-contain',
                size === 'full' ? 'min-h-0' : 'overflow-y-auto px-5 pb-6 sm:px-8 sm:pb-8',
              )}
            >
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
