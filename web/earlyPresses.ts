/**
 * Whoever presses a button before the page's scripts are there is heard: the press is held, and done once React has the
 * page. Links and forms need no holding, since they work without scripts.
 */

/** Told to the window once React has the page. */
const AWAKE = 'awake';

export const tellAwake = (): boolean => dispatchEvent(new Event(AWAKE));

/**
 * Runs in the page, as it stands here, before the first script is asked for. React, which may be at work already, is not
 * to hear of what is held: it would be done twice. Each press sees what the one before has done.
 */
export const holdPresses = `const presses = [];
const hold = (event) => {
  const button = event.target.closest?.('button[type="button"]');
  if (!button) return;
  event.stopImmediatePropagation();
  presses.push(button);
};
addEventListener('click', hold, true);
addEventListener('${AWAKE}', async () => {
  removeEventListener('click', hold, true);
  for (const button of presses) {
    button.click();
    await new Promise((next) => setTimeout(next));
  }
}, { once: true });`;
