/** The shop's settings as their form holds them: amounts as they are typed. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { DeliveryRule, ShopSettings } from '#domain/shop.ts';
import { flatSettings } from '#domain/shopVersions.ts';

export type OwnersShop = Answer<(typeof endpoints)['ownersShop']>;
export type ShopVersion = Answer<(typeof endpoints)['shopVersions']>['versions'][number];

export interface ShopDraft extends Omit<ShopSettings, 'delivery' | 'lowStockLimit'> {
  delivery: Record<keyof DeliveryRule, string>;
  lowStockLimit: string;
}

/** A setting by its path in the form: `delivery.freeFrom`. */
export type SettingName =
  | Exclude<keyof ShopDraft, 'delivery' | 'socialLinks'>
  | `delivery.${keyof DeliveryRule}`
  | `socialLinks.${keyof ShopSettings['socialLinks']}`;

export const draftOf = ({ delivery, lowStockLimit, ...texts }: ShopSettings): ShopDraft => ({
  ...texts,
  delivery: {
    freeFrom: String(delivery.freeFrom),
    insideDhaka: String(delivery.insideDhaka),
    outsideDhaka: String(delivery.outsideDhaka),
  },
  lowStockLimit: String(lowStockLimit),
});

const namesIn = (flat: object) => Object.keys(flat) as SettingName[];

/** What differs between two versions. */
export function settingsThatDiffer(one: ShopDraft, other: ShopDraft): SettingName[] {
  const [was, is] = [flatSettings(one), flatSettings(other)];
  return namesIn(is).filter((name) => was[name] !== is[name]);
}

export const valueIn = (draft: ShopDraft, name: SettingName): string =>
  String(flatSettings(draft)[name] ?? '');
