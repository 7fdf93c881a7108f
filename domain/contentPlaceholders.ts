/** Words such as `{phone}` in content, which pages replace by the shop's current values. */

import { contentRules } from '#texts/contentRules.ts';
import { digits } from '#texts/numbers.ts';
import { bangleSizeTexts } from './bangleSizes.ts';
import { deliveryTimes } from './deliveryTimes.ts';
import { formatTaka } from './money.ts';
import { type PageFeature, pageFeatures } from './pageFeatures.ts';
import { returnTexts } from './returnsPolicy.ts';
import type { ShopSettings } from './settings.ts';

type PlacedSettings = Pick<
  ShopSettings,
  'name' | 'nameBangla' | 'phone' | 'address' | 'hours' | 'blurb' | 'delivery'
>;

/** What each one is replaced by. The editor shows them with the current value. Amounts are formatted taka. */
const placeholderValues = {
  shop_name: ({ name }: PlacedSettings) => name,
  shop_name_bangla: ({ nameBangla }: PlacedSettings) => nameBangla,
  phone: ({ phone }: PlacedSettings) => digits(phone),
  address: ({ address }: PlacedSettings) => digits(address),
  hours: ({ hours }: PlacedSettings) => digits(hours),
  blurb: ({ blurb }: PlacedSettings) => blurb,
  free_from: ({ delivery }: PlacedSettings) => formatTaka(delivery.freeFrom),
  inside_dhaka: ({ delivery }: PlacedSettings) => formatTaka(delivery.insideDhaka),
  outside_dhaka: ({ delivery }: PlacedSettings) => formatTaka(delivery.outsideDhaka),
  days_inside_dhaka: () => deliveryTimes.insideDhaka,
  days_outside_dhaka: () => deliveryTimes.outsideDhaka,
  returns_window: () => returnTexts.window,
  returns_summary: () => returnTexts.summary,
  returns_condition: () => returnTexts.condition,
  returns_faulty: () => returnTexts.faulty,
  returns_hygiene: () => returnTexts.hygiene,
  returns_refund: () => returnTexts.refund,
  returns_cost: () => returnTexts.cost,
  bangle_sizes: () => `${bangleSizeTexts.sizes} ${bangleSizeTexts.between} ${bangleSizeTexts.rule}`,
} as const satisfies Record<string, (settings: PlacedSettings) => string>;

export type Placeholder = keyof typeof placeholderValues;
export const placeholders = Object.keys(placeholderValues) as Placeholder[];

/** What a placeholder is replaced by, in the language of the moment. */
export const placeholderValue = (placeholder: Placeholder, settings: PlacedSettings): string =>
  placeholderValues[placeholder](settings);

const PLACEHOLDER = /\{([\w-]+)\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholderValues, name);
const isFeature = (name: string): name is PageFeature => pageFeatures.some((known) => known === name);

/** Replaces the known placeholders. */
export const fillPlaceholders = (text: string, settings: PlacedSettings): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    isPlaceholder(name) ? placeholderValue(name, settings) : whole,
  );

/** What is wrong with the words in braces of a text. Null if nothing is. */
export function placeholderProblem(text: string): string | null {
  for (const [whole, name = ''] of text.matchAll(PLACEHOLDER)) {
    if (isFeature(name)) return contentRules.featureElsewhere(whole);
    if (!isPlaceholder(name)) return contentRules.wordUnknown(whole);
  }
  return null;
}

/** The feature that a whole line names. */
export function featureOf(line: string): PageFeature | null {
  const [, name = ''] = /^\{([\w-]+)\}$/.exec(line.trim()) ?? [];
  return isFeature(name) ? name : null;
}
