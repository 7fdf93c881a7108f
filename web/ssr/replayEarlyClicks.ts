/**
 * Clicks on buttons before hydration are queued and replayed after it. Links and forms work without scripts, so they
 * need no queue.
 */

/** The event on the window after hydration. */
const HYDRATED = 'hydrated';

export const announceHydrated = (): boolean => dispatchEvent(new Event(HYDRATED));

/**
 * This text runs in the page before its first script is requested. React may hydrate already and must not see a queued
 * click, or the click would count twice. Each replayed click sees the effect of the one before.
 */
export const queueClicksScript = `const clicked = [];
const queue = (event) => {
  const button = event.target.closest?.('button[type="button"]');
  if (!button) return;
  event.stopImmediatePropagation();
  clicked.push(button);
};
addEventListener('click', queue, true);
addEventListener('${HYDRATED}', async () => {
  removeEventListener('click', queue, true);
  for (const button of clicked) {
    button.click();
    await new Promise((next) => setTimeout(next));
  }
}, { once: true });`;
