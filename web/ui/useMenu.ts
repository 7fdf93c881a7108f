import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

/** As large as a menu may become, and how far it stands from its button. */
const roomPx = { width: 256, height: 280 };
const gapPx = 8;

/** On the window itself, so that nothing that scrolls cuts it off: towards the side with room for it. */
function placeAt({ top, right, bottom, left }: DOMRect): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  const isUpwards = bottom + roomPx.height > clientHeight && top > roomPx.height;
  return {
    ...(isUpwards ? { bottom: clientHeight - top + gapPx } : { top: bottom + gapPx }),
    ...(right < roomPx.width ? { left } : { right: clientWidth - right }),
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

/** What opens and shuts a menu, and how its items are walked through: the pattern of the ARIA practices. */
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

  /** Gone elsewhere, by Tab or by a press beside it. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) setPlace(null);
  };

  /** The button, pressed while the menu is open, shuts it: the focus must not leave the menu before that. */
  const keepFocus = (event: MouseEvent) => isOpen && event.preventDefault();

  return { root, place, isOpen, toggle: isOpen ? shut : open, shut, press, leave, keepFocus };
}
