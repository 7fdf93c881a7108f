/** How the shop's settings change: what an admin sends to save or bring back, and what the history tells. */
import { z } from 'zod';
import { shopSettingsSchema } from './shop.ts';

/** Versions of the settings that the history shows at a time. */
export const SHOP_VERSIONS_SHOWN = 10;

/** The version that the admin has seen; 0 while nobody has changed anything. */
const version = z.int({ error: 'Version is not valid' }).min(0, 'Version is not valid').max(2_000_000_000);

export const saveShopSchema = z.object({ version, settings: shopSettingsSchema });

export const restoreShopSchema = z.object({ version, restore: version });

/** `before` a version: those that are older. */
export const shopVersionsSchema = z.object({
  before: z
    .string({ error: 'Version is not valid' })
    .regex(/^\d{1,9}$/, 'Version is not valid')
    .transform(Number)
    .optional(),
});

const settingValue = z.union([z.string(), z.number(), z.null()]);

/** By the setting's name, as `flatSettings` has it; null stands for what wasn't there. */
export const changedSettingsSchema = z.record(z.string(), z.object({ from: settingValue, to: settingValue }));
export type ChangedSettings = z.output<typeof changedSettingsSchema>;

/** A name a setting, `delivery.freeFrom` among them: as forms name their fields. Also of settings as they are typed. */
export const flatSettings = (settings: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.entries(value).map(([part, inner]) => [`${name}.${part}`, inner])
        : [[name, value]],
    ),
  );

/** What each setting is called, on the form and in its history. */
export const settingLabels: Readonly<Record<string, string>> = {
  name: 'Shop name',
  nameBangla: 'Shop name in Bangla',
  phone: 'Shop phone',
  chatNumber: 'Chat number',
  chatGreeting: 'Chat greeting',
  address: 'Shop address',
  hours: 'Opening hours',
  blurb: 'Brand blurb',
  bannerText: 'Banner text',
  orderPrefix: 'Order prefix',
  'socialLinks.facebook': 'Facebook link',
  'socialLinks.instagram': 'Instagram link',
  'socialLinks.youtube': 'YouTube link',
  'delivery.freeFrom': 'Free delivery threshold',
  'delivery.insideDhaka': 'Delivery fee in Dhaka',
  'delivery.outsideDhaka': 'Delivery fee outside Dhaka',
  lowStockLimit: 'Low-stock limit',
};
