/** The shop's settings as form values; amounts are text. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { DeliveryDays } from '#domain/deliveryDates.ts';
import type { DeliveryRule, ShopSettings } from '#domain/settings.ts';
import { flatSettings, type SettingName } from '#domain/settingsVersions.ts';
import type { SmsSettings } from '#domain/sms.ts';
import type { UnconfirmedRule } from '#domain/unconfirmedOrders.ts';

export type VersionedSettings = ResponseOf<(typeof endpoints)['adminSettings']>;
export type SettingsVersion = ResponseOf<(typeof endpoints)['settingsVersions']>['versions'][number];

export interface SettingsDraft
  extends Omit<
    ShopSettings,
    'delivery' | 'deliveryDays' | 'unconfirmed' | 'sms' | 'lowStockLimit' | 'unsoldDays'
  > {
  delivery: Record<keyof DeliveryRule, string>;
  deliveryDays: Record<keyof DeliveryDays, string>;
  unconfirmed: Record<keyof UnconfirmedRule, string>;
  sms: Omit<SmsSettings, 'segmentPrice' | 'dayLimit'> & { segmentPrice: string; dayLimit: string };
  lowStockLimit: string;
  unsoldDays: string;
}

export const draftOf = ({
  delivery,
  deliveryDays,
  unconfirmed,
  sms,
  lowStockLimit,
  unsoldDays,
  ...texts
}: ShopSettings): SettingsDraft => ({
  ...texts,
  deliveryDays: {
    cutOffHour: String(deliveryDays.cutOffHour),
    weeklyOff: deliveryDays.weeklyOff,
    daysOff: deliveryDays.daysOff.join(', '),
    workingDays: deliveryDays.workingDays.join(', '),
  },
  delivery: {
    freeFrom: String(delivery.freeFrom),
    insideDhaka: String(delivery.insideDhaka),
    outsideDhaka: String(delivery.outsideDhaka),
  },
  unconfirmed: {
    maxPieces: String(unconfirmed.maxPieces),
    maxTotal: String(unconfirmed.maxTotal),
    releaseHours: String(unconfirmed.releaseHours),
  },
  sms: { ...sms, segmentPrice: String(sms.segmentPrice), dayLimit: String(sms.dayLimit) },
  lowStockLimit: String(lowStockLimit),
  unsoldDays: String(unsoldDays),
});

const namesIn = (flat: object) => Object.keys(flat) as SettingName[];

/** Names of the settings that differ between two versions. */
export function settingsThatDiffer(one: SettingsDraft, other: SettingsDraft): SettingName[] {
  const [was, is] = [flatSettings(one), flatSettings(other)];
  return namesIn(is).filter((name) => was[name] !== is[name]);
}

/** The value of the field of this name. A switch is true or false; everything else is text. */
export function valueIn(draft: SettingsDraft, name: SettingName): string | boolean {
  const parts = name.split('.');
  const value = parts.reduce<unknown>((group, part) => (group as Record<string, unknown>)[part], draft);
  return typeof value === 'boolean' ? value : String(value ?? '');
}
