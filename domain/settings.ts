/** The shop's settings: their types, the defaults that visitors see, and texts made from settings. Amounts are in taka. */
import type { z } from 'zod';
import { shopDefaults } from '#texts/shopDefaults.ts';
import { toLatinDigits } from './digits.ts';
import { formatTaka } from './money.ts';
import type { deliveryRuleSchema, publicSettingsSchema, shopSettingsSchema } from './settings.schema.ts';

export type DeliveryRule = z.output<typeof deliveryRuleSchema>;
type PublicSettings = z.output<typeof publicSettingsSchema>;
export type ShopSettings = z.output<typeof shopSettingsSchema>;

/**
 * The settings before an admin changes them. The phone number is an obvious placeholder. The server reads the texts while it
 * is loaded, which is in English: `settingsInLanguage.ts` says them in Bangla.
 */
export const publicDefaults: PublicSettings = {
  name: 'Kakon',
  nameBangla: 'কাঁকন',
  phone: '01700-000000',
  chatNumber: '8801700000000',
  chatGreeting: shopDefaults.chatGreeting,
  address: shopDefaults.address,
  hours: shopDefaults.hours,
  blurb: shopDefaults.blurb,
  bannerText: shopDefaults.bannerText,
  socialLinks: { facebook: '', instagram: '', youtube: '' },
  delivery: { freeFrom: 2000, insideDhaka: 60, outsideDhaka: 120 },
  deliveryDays: { cutOffHour: 16, weeklyOff: 'friday', daysOff: [], workingDays: [] },
  orderPrefix: 'KA',
  unconfirmed: { maxPieces: 0, maxTotal: 0, releaseHours: 0 },
  callBeforeSending: true,
  phoneLogin: true,
  lowStockLimit: 5,
};

/** The year of the copyright in the footer. */
export const COPYRIGHT_YEAR = 2024;

/** The line above every page. `{threshold}` becomes the amount for free delivery. */
export const bannerText = (settings: Pick<ShopSettings, 'bannerText' | 'delivery'>): string =>
  settings.bannerText.replaceAll('{threshold}', formatTaka(settings.delivery.freeFrom));

/** A WhatsApp link with the greeting as first message. The number has its country code and digits only. */
export const chatLink = (settings: Pick<ShopSettings, 'chatNumber' | 'chatGreeting'>): string =>
  `https://wa.me/${settings.chatNumber}?text=${encodeURIComponent(settings.chatGreeting)}`;

/** A phone number for a `tel:` link. */
export const dialled = (phone: string): string => toLatinDigits(phone).replace(/[^\d+]/g, '');
