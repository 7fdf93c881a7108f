/** For tests that change what every page shows: a shop that nobody else is in. */

import { type OpenShop, openShop } from './openShop.ts';
import { test as base } from './shopTest.ts';

export const test = base.extend<object, { ownShop: OpenShop }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no other
    async ({}, use, { workerIndex }) => {
      const shop = await openShop(`shop-of-worker-${workerIndex}`);
      await use(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ ownShop }, use) => use(ownShop.address),
});
