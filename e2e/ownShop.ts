/** Tests that change every page use this fixture: a shop for one worker only. */

import { test as base } from './shopTest.ts';
import { type RunningShop, startShop } from './startShop.ts';

export const test = base.extend<object, { ownShop: RunningShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright's way to declare a fixture without dependencies
    async ({}, use, { workerIndex }) => {
      const shop = await startShop(`shop-of-worker-${workerIndex}`);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.address),
});
