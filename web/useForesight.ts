/** Mounted once, in the frame: a link that is meant is followed in mind before it is pressed. */
import { useEffect } from 'react';
import { endFirstLook } from './firstLook.ts';

/** A mouse that only crosses a link is gone by then. */
const POINTED_MS = 40;

function meantBy({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return new URL(link.href);
}

/** Without a connection the page that is opened says so. */
const goOn = () => undefined;

/** Comes when a link is first meant: a first view does without. */
const load = () => import('./foresee.ts');

export function useForesight(): void {
  useEffect(() => {
    let timer = 0;
    const atOnce = (event: Event) => {
      const url = meantBy(event);
      if (url) void load().then(({ foresee }) => foresee(url), goOn);
    };
    const afterAMoment = (event: Event) => {
      window.clearTimeout(timer);
      const url = meantBy(event);
      if (!url) return;
      const loaded = load();
      timer = window.setTimeout(() => {
        // React is awake by the press, and has but the next page to draw then.
        endFirstLook();
        void loaded.then(({ foresee }) => foresee(url), goOn);
      }, POINTED_MS);
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal, passive: true };
    document.addEventListener('pointerover', afterAMoment, options);
    document.addEventListener('focusin', afterAMoment, options);
    document.addEventListener('pointerdown', atOnce, options);
    return () => {
      window.clearTimeout(timer);
      listeners.abort();
    };
  }, []);
}
