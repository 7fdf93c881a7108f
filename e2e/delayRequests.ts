import type { Page } from '@playwright/test';

/** Holds matching requests of the page back until `release` is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
