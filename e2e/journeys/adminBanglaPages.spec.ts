/**
 * No page of admins has English left in Bangla, and axe finds nothing there. In a shop of its own: the lists would show what other
 * journeys type.
 */
import { adminPages } from '../bangla/adminPages.ts';
import { readInBangla } from '../bangla/readPages.ts';
import { test } from '../ownShop.ts';
import { watchPage } from '../watchPage.ts';

for (const [address, states] of Object.entries(adminPages)) {
  test(`no English is left on ${address}`, { tag: '@all' }, async ({ page, request }) => {
    test.slow();
    const watched = await watchPage(page);
    // The dialogs and refusals are the same as in English, where their own journeys have axe.
    const check = async (place: number) => {
      if (place === 0) await watched.expectAccessible();
    };
    await readInBangla(address, states, { page, request, check });
  });
}
