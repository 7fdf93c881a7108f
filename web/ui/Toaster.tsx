import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastMessage } from './toast.ts';
import { readingTimeMs, useNextToast } from './useNextToast.ts';

/**
 * Shows one toast at a time. On phones it is below the header, because sheets and bars are at the bottom. On wide
 * screens it is at the left, because the next buttons (buy, check out, save) are at the right. It is above an open
 * dialog but never over its controls; a full-screen dialog leaves no space for toasts. In admin, rows and buttons fill the
 * page to its left edge: the toast is below the navigation where that is beside the page, else below the header.
 */
const place = clsx(
  'fixed inset-x-2 top-[calc(var(--header-end)+0.5rem)] z-50 outline-0 toasts-above:top-2 no-toasts:invisible',
  'sm:inset-x-auto sm:top-auto sm:bottom-[calc(1.5rem+var(--foot-bar,0px))] sm:left-6 sm:w-96',
  'sm:toasts-above:inset-x-0 sm:toasts-above:top-2 sm:toasts-above:bottom-auto sm:toasts-above:mx-auto',
  'sm:max-xl:beside-nav:top-[calc(var(--header-end)+0.5rem)] sm:max-xl:beside-nav:bottom-auto',
  'xl:beside-nav:bottom-3 xl:beside-nav:left-2 xl:beside-nav:w-48',
);

export function Toaster() {
  return (
    <Toast.Provider timeout={readingTimeMs} limit={1}>
      <Toast.Portal>
        <ToastPlace />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastPlace() {
  const { toasts } = Toast.useToastManager<ToastMessage>();
  const viewport = useRef<HTMLDivElement>(null);
  useHeaderEnd(viewport, toasts.length > 0);
  useNextToast();
  return (
    <Toast.Viewport ref={viewport} aria-label={uiTexts.notifications} className={place}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Toast.Viewport>
  );
}

/** The header of the shop; in admin also the navigation below it. */
const endNow = (): number =>
  Math.max(
    ...['header', '[data-side-nav]'].map(
      (part) => document.querySelector(part)?.getBoundingClientRect().bottom ?? 0,
    ),
  );

/**
 * Keeps `--header-end` of an element at the bottom edge of the header, in pixels, while it is needed. It is written to the
 * element itself, because a state would be drawn one frame after the first toast.
 */
function useHeaderEnd(element: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const look = () => element.current?.style.setProperty('--header-end', `${Math.max(0, endNow())}px`);
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, look);
    };
  }, [element, isWanted]);
}
