/** No page of the shop has English left in Bangla: each address of web/routes.ts, with its forms, refusals and dialogs. */
import { type APIRequestContext, expect } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { categoryValues } from '#domain/categories.ts';
import { courierZones } from '#domain/courierPlaces.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { districts } from '#domain/districts.ts';
import { ownHeadings } from '#domain/productSheet.ts';
import { sheetColumns } from '#domain/sheetColumns.ts';
import { latinInBangla } from '../../tools/test/latinInBangla.ts';
import routes from '../../web/routes.ts';
import { accountPages } from '../bangla/accountPages.ts';
import { adminPages } from '../bangla/adminPages.ts';
import { readLatinOn } from '../bangla/latinWords.ts';
import { visitorPages } from '../bangla/visitorPages.ts';
import { test as inOwnShop } from '../ownShop.ts';
import { test } from '../shopTest.ts';

const banglaPages = { ...visitorPages, ...accountPages, ...adminPages };

/** What the import reads: its columns and values are the same in both languages. */
const sheetWords = [
  ...Object.values(ownHeadings),
  ...Object.values(sheetColumns).map(({ heading }) => heading),
  ...categoryValues,
  ...['yes', 'no', 'off', 'material', 'Brass', 'weight', 'g', 'pcs', 'Red', 'Gold'],
].flatMap((text) => text.split(' '));

const latinWords: Record<string, string[]> = {
  '/admin/products/import': sheetWords,
  // The names of places as the courier's own list writes them.
  '/admin/orders/couriers/places': districts
    .flatMap(({ name }) => courierZones('pathao', name))
    .flatMap((zone) => zone.split(/[^\w-]+/)),
  // The preview of the owner's banner.
  '/admin/settings': defaultSettings.bannerText.split(/\W+/),
};

/** '/products/:id' and the like, of all pages below these routes. */
const addressesOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const address = path === undefined ? above : `${above}/${path}`;
    return children ? addressesOf(children, address) : [index && above === '' ? '/' : address];
  });

/** The names of all products without a Bangla name, which other journeys make: they are shown as they are. */
async function latinNames(request: APIRequestContext): Promise<string[]> {
  const names: string[] = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber++) {
    const listed = await request.get(`/api/products?limit=100&page=${pageNumber}`, {
      headers: { 'accept-language': 'bn' },
    });
    const { products, pagination } = await listed.json();
    names.push(...products.map(({ name }: { name: string }) => name));
    pages = pagination.pages;
  }
  return names.filter((name) => latinInBangla(name).length > 0);
}

test('every page of the shop is read in Bangla', () => {
  expect(Object.keys(banglaPages).sort()).toEqual(addressesOf(routes).sort());
});

for (const [address, states] of Object.entries(banglaPages)) {
  const isAdmins = address.startsWith('/admin');
  // The lists of admins would show what other journeys type.
  const reading = isAdmins ? inOwnShop : test;
  reading(`no English is left on ${address}`, { tag: '@all' }, async ({ page, request, viewport }) => {
    const isWide = (viewport?.width ?? 0) >= 1024;
    test.skip(isWide !== isAdmins, 'visitors on a phone, admins on wide screens');
    test.slow();
    const reader = readLatinOn(page);
    for (const [what, go] of Object.entries(states)) {
      await go({ page, request });
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toBeAttached();
      await reader.expectNoEnglish(what, {
        typed: await latinNames(request),
        words: latinWords[address],
      });
    }
  });
}
