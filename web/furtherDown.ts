/**
 * A page is laid out as far as a first look goes: of what stands further down (`further-down` in `styles/app.css`) the
 * browser does what is near the screen. It can be searched, read aloud and walked to all the same, in a room of about
 * its size. Once the page is scrolled for the first time the rest follows in a quiet moment, once its window is drawn to
 * another size at once, so that from then on every place is where it is; somebody who comes back to a place on the page
 * finds it so from the beginning.
 */

/** Told to the style by the server. */
export const firstLook = 'data-first-look=""';

/** Told to the window once the rest is laid out. */
export const LOOKED_FURTHER = 'looked-further';

/**
 * Runs in the page, as it stands here, before its scripts are asked for. A window's first size is told as a change of it,
 * just before the first frame; where a place on the page is found again, it may have been scrolled already.
 */
export const layOutRest = `const layOutRest = () => {
  delete document.documentElement.dataset.firstLook;
  dispatchEvent(new Event('${LOOKED_FURTHER}'));
};
if (location.hash || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') layOutRest();
addEventListener('scroll', () => (window.requestIdleCallback ?? setTimeout)(layOutRest), { once: true });
requestAnimationFrame(() => {
  if (scrollY > 0) layOutRest();
  addEventListener('resize', layOutRest, { once: true });
});`;
