/** Load it lazily, with what it holds: no first view needs a dialog. */
import { Dialog as Base } from '@base-ui/react/dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { iconButtonClass } from './IconButton.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Where focus goes first; else the first thing that takes it. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

export const backdropClass =
  'fixed inset-0 min-h-dvh bg-night/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';

export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'md',
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Viewport className="fixed inset-0 grid items-end sm:items-center sm:p-8">
          <Base.Popup
            initialFocus={initialFocus}
            className={clsx(
              'relative mx-auto flex max-h-[calc(100dvh-2rem)] w-full flex-col rounded-t-lg bg-paper shadow-high sm:rounded-md',
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
              <Base.Close aria-label="Close" className={clsx(iconButtonClass, '-mt-1.5 -mr-2 shrink-0')}>
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            <div className="grow overflow-y-auto overscroll-contain px-5 pb-6 sm:px-8 sm:pb-8">
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
