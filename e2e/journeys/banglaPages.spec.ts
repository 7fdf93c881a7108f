/**
 * Each page of visitors and customers in Bangla, with its forms, refusals and dialogs: no English is left, it fits the narrowest
 * phone, and axe finds nothing.
 */
import { expect } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/routes.ts';
import { accountPages } from '../bangla/accountPages.ts';
import { adminPages } from '../bangla/adminPages.ts';
import { readInBangla } from '../bangla/readPages.ts';
import { visitorPages } from '../bangla/visitorPages.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';
import { expectWithinScreen } from '../withinScreen.ts';

/** '/products/:id' and the like, of all pages below these routes. */
const addressesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    return children ? addressesOf(children, address) : [index && above === '' ? '/' : address];
  });

test('every page of the shop is read in Bangla', () => {
  const pages = { ...visitorPages, ...accountPages, ...adminPages };
  expect(Object.keys(pages).sort()).toEqual(addressesOf(routes).sort());
});

for (const [address, states] of Object.entries({ ...visitorPages, ...accountPages })) {
  test(`no English is left on ${address}, which is accessible and fits 320 pixels`, { tag: '@all' }, async ({
    page,
    request,
  }) => {
    test.slow();
    const watched = await watchPage(page);
    const check = async () => {
      await expectWithinScreen(page, [320]);
      await watched.expectAccessible();
    };
    await readInBangla(address, states, { page, request, check });
  });
}
