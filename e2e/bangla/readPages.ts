/** Reads the states of a page in Bangla, and says what each page may have in Latin letters. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { categoryValues } from '#domain/categories.ts';
import { courierZones } from '#domain/courierPlaces.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { districts } from '#domain/districts.ts';
import { ownHeadings } from '#domain/productSheet.ts';
import { sheetColumns, sheetFields } from '#domain/sheetColumns.ts';
import { latinNumbersIn } from '../../tools/test/latinInBangla.ts';
import { readLatinOn } from './latinWords.ts';
import type { Open, Visit } from './openInBangla.ts';
import { englishNames } from './shopInBangla.ts';

/** What the import reads: its columns and values are the same in both languages, with their numbers. */
const sheetWords = [
  ...Object.values(ownHeadings),
  ...Object.values(sheetColumns).map(({ heading }) => heading),
  ...categoryValues,
  ...['yes', 'no', 'off', 'material', 'Brass', 'weight', 'g', 'pcs', 'Red', 'Gold'],
  ...sheetFields.flatMap((field) => latinNumbersIn(sheetColumns[field].hint())),
].flatMap((text) => text.split(' '));

const latinWords: Record<string, string[]> = {
  '/admin/products/import': sheetWords,
  // The names of places as the courier's own list writes them.
  '/admin/orders/couriers/places': districts
    .flatMap(({ name }) => courierZones('pathao', name))
    .flatMap((zone) => zone.split(/[^\w-]+/)),
  // The weight and the price that a courier's file has in every row.
  '/admin/orders/couriers': ['0.5', '500'],
  // Ring sizes of the United Kingdom.
  '/sizes': [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  // The log stores the name of a product at the time, for readers of both languages.
  '/admin/activity': englishNames.flatMap((name) => name.split(' ')),
  // The preview of an admin's banner.
  '/admin/settings': defaultSettings.bannerText.split(/\W+/),
};

/** The names of all products, which other journeys make: they are shown as they are. */
async function productNames(request: APIRequestContext): Promise<string[]> {
  const names: string[] = [];
  for (let pageNumber = 1, pages = 1; pageNumber <= pages; pageNumber++) {
    const listed = await request.get(`/api/products?limit=100&page=${pageNumber}`, {
      headers: { 'accept-language': 'bn' },
    });
    const { products, pagination } = await listed.json();
    names.push(...products.map(({ name }: { name: string }) => name));
    pages = pagination.pages;
  }
  return names;
}

interface Reading extends Visit {
  /** What else is checked in each state. `place`: 0 for the first. */
  check: (place: number) => Promise<void>;
}

/** Opens and reads each state of a page. */
export async function readInBangla(
  address: string,
  states: Record<string, Open>,
  { page, request, check }: Reading,
): Promise<void> {
  const reader = readLatinOn(page);
  for (const [place, [what, go]] of Object.entries(states).entries()) {
    await test.step(what, async () => {
      await go({ page, request });
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toBeAttached();
      await reader.expectNoEnglish(what, {
        typed: await productNames(request),
        words: latinWords[address],
      });
      await check(place);
    });
  }
}
