import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const pressable = 'a[href], button, input, select, textarea, summary, label, [role="option"]';

/** A control with less than this of it under something is still easily pressed. */
const mostCovered = 0.2;

/** The page has come to rest. */
const restMs = 120;

/** Looking has the browser lay the page out, which is not to come before the page that somebody is on the way to. */
const whenIdle = (look: () => void) => void (window.requestIdleCallback ?? setTimeout)(look);

/** Where in the thing's own room is looked at what lies beneath: nearer to each other than a control is small. */
const steps = [0.05, 0.35, 0.65, 0.95];

function coveredShare(under: DOMRect, over: DOMRect): number {
  const wide = Math.min(under.right, over.right) - Math.max(under.left, over.left);
  const high = Math.min(under.bottom, over.bottom) - Math.max(under.top, over.top);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / (under.width * under.height);
}

function standsInTheWay(room: HTMLElement): boolean {
  const over = room.getBoundingClientRect();
  const beneath = new Set<Element>();
  for (const x of steps) {
    for (const y of steps) {
      for (const found of document.elementsFromPoint(over.x + x * over.width, over.y + y * over.height)) {
        const control = found.closest(pressable);
        if (control && !room.contains(control)) beneath.add(control);
      }
    }
  }
  return [...beneath].some((control) => coveredShare(control.getBoundingClientRect(), over) > mostCovered);
}

/** Whether what floats in its fixed room lies on something that is meant to be pressed, once the page is at rest. */
export function useStandsInTheWay(room: RefObject<HTMLElement | null>): boolean {
  const [isInTheWay, setIsInTheWay] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other things in that place
  useEffect(() => {
    let rest: number | undefined;
    const look = () => {
      window.clearTimeout(rest);
      rest = window.setTimeout(
        () => whenIdle(() => room.current && setIsInTheWay(standsInTheWay(room.current))),
        restMs,
      );
    };
    const changes = new ResizeObserver(look);
    changes.observe(document.body);
    const events = ['scroll', 'resize', 'focusin', 'toggle'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true, capture: true });
    look();
    return () => {
      window.clearTimeout(rest);
      changes.disconnect();
      for (const event of events) window.removeEventListener(event, look, { capture: true });
    };
  }, [room, key]);

  return isInTheWay;
}
