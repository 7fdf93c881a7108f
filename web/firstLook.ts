/**
 * The page as the server wrote it, while somebody only looks at its beginning. The rest is laid out later
 * (`web/furtherDown.ts`), and what React need not have till then is asleep (`Asleep.tsx`).
 */
import { LOOKED_FURTHER } from './furtherDown.ts';

/**
 * Who presses or types may leave for another page of the shop, which is to find React awake. React also keeps from the
 * rest of the page what is done to something that sleeps.
 */
const signs = [LOOKED_FURTHER, 'pointerdown', 'click', 'keydown', 'input', 'popstate'];

export let isFirstLook = !import.meta.env.SSR && 'firstLook' in document.documentElement.dataset;

let tell: () => void;

/** Kept where there is such a look. */
export const firstLookOver = new Promise<void>((over) => {
  tell = over;
});

/** Also told where a mouse rests on a link: it will be pressed. */
export function endFirstLook(): void {
  isFirstLook = false;
  tell();
}

// Before React hears of a press: what it is meant for is to be awake.
if (isFirstLook)
  for (const sign of signs) addEventListener(sign, endFirstLook, { capture: true, once: true });
