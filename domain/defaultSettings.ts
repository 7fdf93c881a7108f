import { publicDefaults, type ShopSettings } from './settings.ts';
import { defaultSmsSettings } from './sms.ts';

/** All settings before an admin changes them, with those that no customer sees. */
export const defaultSettings: ShopSettings = {
  ...publicDefaults,
  newOrderEmail: '',
  sms: defaultSmsSettings,
  unsoldDays: 30,
};
