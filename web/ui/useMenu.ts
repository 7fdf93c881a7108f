import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Maximum size of a menu, and its distance from the button. */
const menuSizePx = { width: 256, height: 280 };
const gapPx = 8;

/** Positioned in the window, so that no scroll container clips it; opens to the side with space. */
function placeAt({ top, right, bottom, left }: DOMRect): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  const isUpwards = bottom + menuSizePx.height > clientHeight && top > menuSizePx.height;
  return {
    ...(isUpwards ? { bottom: clientHeight - top + gapPx } : { top: bottom + gapPx }),
    ...(right < menuSizePx.width ? { left } : { right: clientWidth - right }),
  };
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const itemsIn = (root: HTMLElement) => [
  ...root.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])'),
];

/** Opening, closing and keyboard handling of a menu, as in the ARIA Authoring Practices. */
export function useMenu() {
  const root = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const isOpen = place !== null;

  useEffect(() => {
    if (!isOpen || !root.current) return;
    itemsIn(root.current)[0]?.focus({ preventScroll: true });
    const follow = () => root.current && setPlace(placeAt(root.current.getBoundingClientRect()));
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, [isOpen]);

  const open = () => root.current && setPlace(placeAt(root.current.getBoundingClientRect()));

  const shut = () => {
    setPlace(null);
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  };

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isOpen && event.key !== 'ArrowDown') return;
    const items = itemsIn(event.currentTarget);
    const step = steps[event.key];
    if (!isOpen) open();
    else if (event.key === 'Escape') shut();
    else if (step) items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Focus left by Tab or by a press outside. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setPlace(null);
  };

  /** Pressing the button closes an open menu. The focus must not leave the menu before that click. */
  const keepFocus = (event: MouseEvent) => isOpen && event.preventDefault();

  return { root, place, isOpen, toggle: isOpen ? shut : open, shut, press, leave, keepFocus };
}
