/** No page of admins has English left in Bangla. In a shop of its own: the lists would show what other journeys type. */
import { adminPages } from '../bangla/adminPages.ts';
import { readInBangla } from '../bangla/readPages.ts';
import { test } from '../ownShop.ts';

for (const [address, states] of Object.entries(adminPages)) {
  test(`no English is left on ${address}`, { tag: '@all' }, async ({ page, request }) => {
    test.slow();
    await readInBangla(address, states, { page, request });
  });
}
